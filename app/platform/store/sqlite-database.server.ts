import { closeSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigFault } from '#platform/fault.server.ts'
import { makeFolders } from './data-dir.server.ts'

/** Older versions can corrupt a database when the WAL is reset while another connection writes. */
const oldestSqlite = [3, 51, 3] as const

/** How long startup waits for another process that is starting too, in milliseconds. */
const startPatience = 5_000

/** What must hold on every connection, as SQLite reports it back. */
const pragmas = [
  ['journal_mode', 'wal'],
  // FULL: a commit is on the disk before it is acknowledged; NORMAL loses commits in a power cut.
  ['synchronous', 2],
  ['foreign_keys', 1],
  // Sorting never spills personal data into temporary files; for VACUUM see scrub-sqlite-worker.server.ts.
  ['temp_store', 2],
  // Deleted content is overwritten with zeros; see scrub.server.ts for the limits of this.
  ['secure_delete', 1],
  ['journal_size_limit', 64 * 1024 * 1024],
  // From here on PatientConnection does the waiting; last in the list, as the settings above may
  // have to wait.
  ['busy_timeout', 0],
] as const

/** Whether a version such as `3.53.4` is new enough to be trusted with data. */
export function isSafeSqlite(version: string): boolean {
  const parts = version.split('.').map(Number)
  const first = oldestSqlite.findIndex((part, i) => part !== parts[i])
  return first === -1 || (parts[first] ?? 0) > (oldestSqlite[first] ?? 0)
}

function single(database: DatabaseSync, sql: string): unknown {
  return Object.values(database.prepare(sql).get() ?? {})[0]
}

/**
 * Opens the file, readable by its owner alone, with the settings that keep every acknowledged
 * commit through a power cut.
 * @throws ConfigFault when the SQLite library or a setting is not as needed
 */
export function openSqlite(file: string): DatabaseSync {
  makeFolders(dirname(file))
  // SQLite gives the journal files the mode of the database file.
  closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { timeout: startPatience })
  const version = String(single(database, 'select sqlite_version()'))
  if (!isSafeSqlite(version)) {
    throw new ConfigFault(
      'config.sqlite-version',
      `SQLite ${version} is older than ${oldestSqlite.join('.')}`,
    )
  }
  for (const [name, value] of pragmas) {
    database.exec(`pragma ${name} = ${value}`)
    const actual = single(database, `pragma ${name}`)
    if (actual !== value) {
      throw new ConfigFault(
        'config.sqlite-pragma',
        `SQLite kept ${name} = ${String(actual)}, needed ${value}`,
      )
    }
  }
  return database
}
