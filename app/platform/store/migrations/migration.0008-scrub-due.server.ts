import type { Migration } from './migration.server.ts'

/** Deletions that are done, but whose traces in the database's files are not removed yet (scrub.server.ts). */
export const scrubDueMigration: Migration = {
  name: '0008-scrub-due',
  statements: (strict) => [`create table scrub_due (id text primary key)${strict}`],
}
