import pg from 'pg'
import { log } from '#platform/log.server.ts'

/** A commit must be durable before it is acknowledged; a stronger setting of the server is kept. */
const durableCommits = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') in ('off', 'local')`

/** pg identifies a query timeout only by these words. */
const silent = 'Query read timeout'

/**
 * Closes a connection whose server went silent: the driver keeps waiting for the missing answer,
 * and so would the connection's next user.
 */
function closeWhenSilent(client: pg.ClientBase, close: () => void): void {
  client.query = new Proxy(client.query, {
    apply: (query, self, parameters) => {
      const result: unknown = Reflect.apply(query, self, parameters)
      if (result instanceof Promise)
        result.catch((error: unknown) => {
          if (error instanceof Error && error.message === silent) close()
        })
      return result
    },
  })
}

/**
 * Without a listener a broken connection would end the process; the pool itself only listens while
 * it is idle.
 */
function surviveLoss(client: pg.ClientBase): void {
  client.once('error', () => log('warn', 'store.connection-lost', { dialect: 'postgres' }))
  // The server's last message and the end of the connection are two errors.
  client.on('error', () => undefined)
}

/**
 * Connections to PostgreSQL with timeouts on everything that could wait for ever, in milliseconds.
 */
export function openPostgres(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // The same limit as for SQLite: a form that cannot be stored fails while its sender still
    // waits.
    lock_timeout: 5_000,
    statement_timeout: 30_000,
    // For a server that is silent, and so cannot end a statement itself.
    query_timeout: 35_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: 15_000,
    onConnect: async (client) => {
      surviveLoss(client)
      await client.query(durableCommits)
    },
  })
  pool.on('connect', (client) => closeWhenSilent(client, () => void client.end()))
  // The listener of an idle connection reports its failure.
  pool.on('error', () => undefined)
  return pool
}
