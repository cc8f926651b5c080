import { Worker } from 'node:worker_threads'

/**
 * Writes the database anew and empties its journal, in a thread of its own:
 * SQLite answers while its caller waits, which takes seconds here (2.5 s for
 * 120,000 requests, 276 MB), and the site would answer nobody meanwhile. Other
 * writers wait as for any transaction (sqlite-patience.ts), and one that comes
 * before the journal is emptied may have to copy it back itself (0.6 s there).
 * While it runs it needs as much room on the disk as the file is long, twice:
 * for the copy and for the journal. In memory it takes the same for any size.
 * @returns false when somebody was reading and the journal kept its content for now
 */
export function scrubSqlite(file: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./scrub-sqlite-worker.server.ts', import.meta.url), {
      workerData: file,
    })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The scrub ended early, with code ${code}`)))
  })
}
