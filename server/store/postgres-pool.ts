import { CompiledQuery } from 'kysely'
import type { DatabaseConnection } from 'kysely'
import pg from 'pg'
import { log } from '#server/log.ts'

/** Connections to PostgreSQL with limits on everything that could wait for ever, in milliseconds. */
export function openPostgres(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // As long as SQLite's patience: a form that cannot be stored is told so while its sender still waits.
    lock_timeout: 5_000,
    statement_timeout: 30_000,
    // For a server that is silent, and so cannot end a statement itself.
    query_timeout: 35_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: 15_000,
  })
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => log('warn', 'store.connection-lost', { dialect: 'postgres' }))
  return pool
}

/** A commit must be on the disk before it is answered for; a stronger setting of the server is kept. */
export async function requireDurableCommits(connection: DatabaseConnection): Promise<void> {
  const query = `select set_config('synchronous_commit', 'on', false)
    where current_setting('synchronous_commit') in ('off', 'local')`
  await connection.executeQuery(CompiledQuery.raw(query))
}
