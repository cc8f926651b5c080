import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteStatement,
  type QueryResult,
} from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { sqliteCode } from './store-fault.server.ts'

/**
 * How long a statement waits for another writing process, and how often it checks, in milliseconds.
 */
const maxWait = 5_000
const pause = 5

/** SQLITE_BUSY in any of its kinds: nothing was done, so the statement may be run again. */
function isBusy(error: unknown): boolean {
  return sqliteCode(error) === 5
}

/**
 * Waits for other processes without blocking this one. SQLite's own busy_timeout sleeps inside the
 * call and blocks every visitor. After a timeout, statements are tried only once until one
 * succeeds: otherwise queued statements would wait as long as all before them together, and a form,
 * which runs three, three times as long.
 */
class PatientConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection
  #inVain = false

  constructor(inner: DatabaseConnection) {
    this.#inner = inner
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const until = performance.now() + maxWait
    for (;;) {
      try {
        const result = await this.#inner.executeQuery<R>(query)
        // Reads never wait, so they prove nothing.
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

function adaptStatement(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql)
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}

/** The driver interface of Kysely's SQLite dialect, on Node's own SQLite. */
function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  return { prepare: (sql) => adaptStatement(database, sql), close: () => database.close() }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync
  #connection: DatabaseConnection | undefined

  constructor(database: DatabaseSync) {
    super({ database: adaptDatabase(database) })
    this.#database = database
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new PatientConnection(await super.acquireConnection())
    return this.#connection
  }

  /** Takes the write lock immediately: a later upgrade from reading fails without waiting. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** A full disk makes SQLite roll back by itself; a second rollback would hide that error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** Kysely on `node:sqlite`: one connection, transactions begin as writers. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super({ database: adaptDatabase(database) })
    this.#database = database
  }

  override createDriver(): SqliteDriver {
    return new NodeSqliteDriver(this.#database)
  }
}
