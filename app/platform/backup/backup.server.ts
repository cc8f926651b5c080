import { open, readFile, rename, rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { dirname, join, resolve } from 'node:path'
import { sql } from 'kysely'
import { uploadFile, syncPath } from '#platform/uploads/data-files.server.ts'
import { asStoreFault } from '#platform/store/store-fault.server.ts'
import { query } from '#platform/store/store.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/** Contents of a backup. */
export interface BackupResult {
  readonly requests: number
  readonly files: number
}

/**
 * Beside the tables, so that a backup is one file: files of the data directory by relative path.
 */
const fileTable = 'create table backup_file (path text primary key, content blob not null) strict'

function count(database: DatabaseSync, table: 'request' | 'backup_file'): number {
  return Number(database.prepare(`select count(*) as count from ${table}`).get()?.['count'])
}

/**
 * Adds the uploads named by the copied rows, and the link key, in one transaction to avoid an fsync
 * for each. Uploads erased meanwhile are left out.
 */
async function addDataFiles(database: DatabaseSync, dataDir: string): Promise<void> {
  database.exec('begin')
  database.exec(fileTable)
  const insert = database.prepare('insert into backup_file (path, content) values (?, ?)')
  const ids = database
    .prepare('select id from upload')
    .all()
    .map((row) => String(row['id']))
  const paths = [...ids.map((id) => `uploads/${id}`), 'link.key']
  for (const path of paths) {
    const file =
      path === 'link.key' ? join(dataDir, path) : uploadFile(dataDir, path.slice('uploads/'.length))
    const content = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (content) insert.run(path, content)
  }
  database.exec('commit')
}

/**
 * Copies a SQLite store into one file while the site runs: the database as of one instant (VACUUM
 * INTO reads a single snapshot despite concurrent writes, without deleted pages), with its uploads.
 * The file appears complete or not at all. Sent messages are excluded.
 * @throws StoreFault
 */
export async function backupStore(store: Store, target: string): Promise<BackupResult> {
  const file = resolve(target)
  const temporary = `${file}.part`
  try {
    await rm(temporary, { force: true })
    // Created first, so that no other user of the machine can read it while it grows.
    await (await open(temporary, 'wx', 0o600)).close()
    await query(store, (db) => sql`vacuum into ${temporary}`.execute(db))
    const database = new DatabaseSync(temporary)
    try {
      await addDataFiles(database, store.config.dataDir)
      const result = { requests: count(database, 'request'), files: count(database, 'backup_file') }
      database.close()
      await syncPath(temporary)
      await rename(temporary, file)
      await syncPath(dirname(file))
      return result
    } finally {
      if (database.isOpen) database.close()
    }
  } catch (error) {
    await rm(temporary, { force: true })
    throw asStoreFault(error)
  }
}
