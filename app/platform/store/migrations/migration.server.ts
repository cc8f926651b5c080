/**
 * One step of the schema. The statements are the same SQL for both databases wherever both understand it; `strict` is
 * the word that SQLite wants after a table so that it keeps to the column types, and empty for PostgreSQL. A step that
 * has shipped is never changed; an addition is a new step, and older code must live with it.
 */
export interface Migration {
  /** Sorts by its number; recorded in the database once it ran. */
  readonly name: string
  readonly statements: (strict: string, dialect: 'sqlite' | 'postgres') => readonly string[]
}
