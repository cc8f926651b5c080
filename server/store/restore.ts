import { copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { dirname, join } from 'node:path'
import { uploadFile } from './data-files.ts'
import { sqliteFile } from './open-store.ts'
import { asStoreFault } from './store-fault.ts'

/** Why a backup was not restored; nothing was changed. */
export type RestoreRefusal =
  | 'not-a-backup'
  /** SQLite finds the file damaged. */
  | 'damaged'
  /** The site or a tool has the database open. */
  | 'in-use'

async function writeDurably(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(`${path}.part`, content, { mode: 0o600, flush: true })
  await rename(`${path}.part`, path)
}

/** Empties the journal of the store in place and finds out whether anybody else has it open. */
function closeCurrent(file: string): boolean {
  if (!existsSync(file)) return true
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('pragma locking_mode = exclusive')
    database.exec('pragma journal_mode = delete')
    database.exec('begin exclusive')
    database.exec('commit')
    return true
  } catch {
    return false
  } finally {
    database.close()
  }
}

function inspect(file: string): RestoreRefusal | undefined {
  try {
    const database = new DatabaseSync(file)
    try {
      const tables = database
        .prepare("select name from sqlite_schema where name in ('request', 'backup_file')")
        .all()
      if (tables.length !== 2) return 'not-a-backup'
      const [check] = database.prepare('pragma integrity_check').all()
      return check?.['integrity_check'] === 'ok' ? undefined : 'damaged'
    } finally {
      database.close()
    }
  } catch {
    return existsSync(file) ? 'damaged' : 'not-a-backup'
  }
}

/** Removes what is unfinished, also what a killed restore left: its journal would be played back into the next. */
async function removeUnfinished(temporary: string): Promise<void> {
  const endings = ['', '-journal', '-wal', '-shm']
  await Promise.all(endings.map((ending) => rm(`${temporary}${ending}`, { force: true })))
}

/** Writes the files that came along and takes them out of the database again. @returns how many uploads */
async function unpack(file: string, dataDir: string): Promise<number> {
  const database = new DatabaseSync(file)
  try {
    let uploads = 0
    for (const row of database.prepare('select path, content from backup_file').iterate()) {
      const path = String(row['path'])
      const id = /^uploads\/([0-9a-f-]{36})$/.exec(path)?.[1]
      const target = id ? uploadFile(dataDir, id) : path === 'link.key' ? join(dataDir, path) : undefined
      if (target === undefined) continue
      await writeDurably(target, row['content'] as Uint8Array)
      if (id) uploads++
    }
    database.exec('drop table backup_file')
    database.exec('vacuum')
    return uploads
  } finally {
    database.close()
  }
}

/**
 * Puts a backup in place of the SQLite store in a data directory, while the
 * site is stopped. The store that was there is replaced in one step. The ledger
 * of erasures stays: replay it next (erase-requests.ts).
 * @returns how many uploads came back, or why nothing was done
 * @throws StoreFault
 */
export async function restoreBackup(backup: string, dataDir: string): Promise<number | RestoreRefusal> {
  const file = sqliteFile(dataDir)
  const temporary = `${file}.restoring`
  try {
    if (!existsSync(backup)) return 'not-a-backup'
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await removeUnfinished(temporary)
    await copyFile(backup, temporary)
    const refusal = inspect(temporary) ?? (closeCurrent(file) ? undefined : 'in-use')
    if (refusal) {
      await removeUnfinished(temporary)
      return refusal
    }
    const uploads = await unpack(temporary, dataDir)
    const handle = await open(temporary, 'r+', 0o600)
    await handle.chmod(0o600)
    await handle.sync().finally(() => handle.close())
    // The old journal is empty (closeCurrent), so it cannot be taken for the new file's.
    await Promise.all(['-wal', '-shm'].map((ending) => rm(`${file}${ending}`, { force: true })))
    await rename(temporary, file)
    const folder = await open(dataDir, 'r')
    await folder.sync().finally(() => folder.close())
    return uploads
  } catch (error) {
    await removeUnfinished(temporary)
    throw asStoreFault(error)
  }
}
