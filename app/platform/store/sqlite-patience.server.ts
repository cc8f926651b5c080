import { setTimeout as sleep } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { sqliteCode } from './store-fault.server.ts'

/** How long a statement waits for another process that writes, and how often it looks, in milliseconds. */
const longest = 5_000
const pause = 5

/** SQLITE_BUSY in any of its kinds: nothing was done, so the statement may be run again. */
function isBusy(error: unknown): boolean {
  return sqliteCode(error) === 5
}

/**
 * Waits for other processes without holding up this one. SQLite's own
 * busy_timeout sleeps inside the call, and with it every other visitor.
 *
 * Once it has waited in vain, a statement is tried once only until one gets through: who stands in line for the
 * connection would otherwise wait as long as all before it, and a form, which asks three times, thrice as long.
 */
export class PatientConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection
  #inVain = false

  constructor(inner: DatabaseConnection) {
    this.#inner = inner
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const until = performance.now() + longest
    for (;;) {
      try {
        const result = await this.#inner.executeQuery<R>(query)
        // Reading is never kept waiting, so it tells nothing.
        if (!/^(?:select|pragma)/i.test(query.sql)) this.#inVain = false
        return result
      } catch (error) {
        if (!isBusy(error) || this.#inVain) throw error
        if (performance.now() >= until) {
          this.#inVain = true
          throw error
        }
      }
      await sleep(pause * (0.5 + Math.random()))
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#inner.streamQuery<R>(query, chunkSize)
  }
}
