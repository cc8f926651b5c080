import { chmod, copyFile, link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { dirname, join } from 'node:path'
import { uploadFile, syncPath } from '#platform/uploads/data-files.server.ts'
import { makeFolders } from '#platform/store/data-dir.server.ts'
import { sqliteFile } from '#platform/store/open-store.server.ts'
import { asStoreFault, sqliteCode } from '#platform/store/store-fault.server.ts'

/** Why a backup was not restored; nothing was changed. */
export type RestoreRefusal =
  | 'not-a-backup'
  /** SQLite reports the file as corrupt. */
  | 'damaged'
  /** The site or a tool has the database open. */
  | 'in-use'

/** The result of a restore. */
export interface Restored {
  readonly uploads: number
  /** The new path of the previous store, if it could not be opened. */
  readonly kept: string | undefined
}

async function writeDurably(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(`${path}.part`, content, { mode: 0o600, flush: true })
  await rename(`${path}.part`, path)
  await syncPath(dirname(path))
}

/** Checkpoints the current store's journal and checks whether another process has it open. */
function closeCurrent(file: string): 'closed' | 'in-use' | 'unreadable' {
  if (!existsSync(file)) return 'closed'
  try {
    const database = new DatabaseSync(file, { timeout: 0 })
    try {
      database.exec('pragma locking_mode = exclusive')
      database.exec('pragma journal_mode = delete')
      database.exec('begin exclusive')
      database.exec('commit')
      return 'closed'
    } finally {
      database.close()
    }
  } catch (error) {
    // SQLITE_BUSY and SQLITE_LOCKED. With any other error, no process can use this file.
    const code = sqliteCode(error)
    return code === 5 || code === 6 ? 'in-use' : 'unreadable'
  }
}

/** A free name beside the store, so that earlier copies are not overwritten. */
function nameBeside(file: string): string {
  let path = `${file}.damaged`
  for (let count = 2; existsSync(path); count++) path = `${file}.damaged-${count}`
  return path
}

/**
 * Keeps a store that cannot be opened, with its journal, which would otherwise be replayed into the
 * store that replaces it. The file has both names until then: a restore killed in between leaves no
 * gap in which the site would create a new store.
 */
async function setAside(file: string): Promise<string> {
  const path = nameBeside(file)
  await link(file, path)
  for (const ending of ['-wal', '-shm', '-journal']) {
    if (existsSync(`${file}${ending}`)) await rename(`${file}${ending}`, `${path}${ending}`)
  }
  return path
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

/**
 * Removes unfinished files, including those of a killed restore: their journal would be replayed
 * into the next.
 */
async function removeUnfinished(temporary: string): Promise<void> {
  const endings = ['', '-journal', '-wal', '-shm']
  await Promise.all(endings.map((ending) => rm(`${temporary}${ending}`, { force: true })))
}

/** Extracts the bundled files and removes them from the database. @returns how many uploads */
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
 * Replaces the SQLite store in a data directory with a backup while the site is stopped. The
 * previous store is replaced in one step, or kept if it cannot be opened. The erasure ledger stays:
 * replay it next (erase-requests.server.ts).
 * @returns what was done, or why nothing was
 * @throws StoreFault
 */
export async function restoreBackup(backup: string, dataDir: string): Promise<Restored | RestoreRefusal> {
  const file = sqliteFile(dataDir)
  const temporary = `${file}.restoring`
  try {
    if (!existsSync(backup)) return 'not-a-backup'
    makeFolders(dataDir)
    await removeUnfinished(temporary)
    await copyFile(backup, temporary)
    const refusal = inspect(temporary)
    const current = refusal ? undefined : closeCurrent(file)
    if (refusal || current === 'in-use') {
      await removeUnfinished(temporary)
      return refusal ?? 'in-use'
    }
    const uploads = await unpack(temporary, dataDir)
    await chmod(temporary, 0o600)
    await syncPath(temporary)
    const kept = current === 'unreadable' ? await setAside(file) : undefined
    // The old journal is empty (closeCurrent) or elsewhere, so it cannot be mistaken for the new
    // file's.
    await Promise.all(['-wal', '-shm'].map((ending) => rm(`${file}${ending}`, { force: true })))
    await rename(temporary, file)
    await syncPath(dataDir)
    return { uploads, kept }
  } catch (error) {
    await removeUnfinished(temporary)
    throw asStoreFault(error)
  }
}
