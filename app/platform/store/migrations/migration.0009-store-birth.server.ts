import type { Migration } from './migration.server.ts'

/** Since when there is this store: one row, which the first start writes (store-birth.server.ts). */
export const storeBirthMigration: Migration = {
  name: '0009-store-birth',
  statements: (strict) => [`create table store_birth (id text primary key, born_at text not null)${strict}`],
}
