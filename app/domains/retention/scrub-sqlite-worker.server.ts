import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { openSqlite } from '#platform/store/sqlite-database.server.ts'

/** How long VACUUM waits for another writer, in milliseconds. */
const patience = 5_000

/** How often and after what pause (in milliseconds) the journal is tried again while somebody reads it. */
const looks = 50
const pause = 100

async function emptyJournal(database: DatabaseSync): Promise<boolean> {
  // Without waiting inside: while a checkpoint waits for readers, it keeps all writers out.
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
    // What VACUUM copies meanwhile is kept beside the store and not in memory, which may hold less. The file has no name
    // from its first moment, so nothing finds it and no crash leaves it; only content that stays is in it.
    const folder = dirname(file).replaceAll("'", "''")
    database.exec(`pragma temp_store_directory = '${folder}'; pragma temp_store = file`)
    database.exec('vacuum')
    return await emptyJournal(database)
  } finally {
    database.close()
  }
}

parentPort?.postMessage(await scrub(String(workerData)))
