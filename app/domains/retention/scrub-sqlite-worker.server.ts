import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { openSqlite } from '#platform/store/sqlite-database.server.ts'

/** How long VACUUM waits for another writer, in milliseconds. */
const patience = 5_000

/** Number and interval (in milliseconds) of retries for a journal that is being read. */
const looks = 50
const pause = 100

async function emptyJournal(database: DatabaseSync): Promise<boolean> {
  // Without waiting inside: while a checkpoint waits for readers, it blocks all writers.
  database.exec('pragma busy_timeout = 0')
  for (let look = 0; look < looks; look++) {
    if (database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0) return true
    await sleep(pause)
  }
  return false
}

async function scrub(file: string): Promise<boolean> {
  const database = openSqlite(file)
  try {
    database.exec(`pragma busy_timeout = ${patience}`)
    // VACUUM's copy is stored beside the database rather than in memory, which may be too small.
    // The file is unlinked from the start, so a crash leaves nothing; it contains only live data.
    const folder = dirname(file).replaceAll("'", "''")
    database.exec(`pragma temp_store_directory = '${folder}'; pragma temp_store = file`)
    database.exec('vacuum')
    return await emptyJournal(database)
  } finally {
    database.close()
  }
}

parentPort?.postMessage(await scrub(String(workerData)))
