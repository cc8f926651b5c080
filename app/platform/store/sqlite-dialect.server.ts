import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { CompiledQuery, SqliteDialect, SqliteDriver } from 'kysely'
import type { DatabaseConnection, SqliteDatabase, SqliteStatement } from 'kysely'
import { PatientConnection } from './sqlite-patience.server.ts'

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

/** The shape that Kysely's SQLite dialect expects of a driver, on Node's own SQLite. */
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

  /** Takes the write lock at once: a later upgrade from reading fails without waiting. */
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
