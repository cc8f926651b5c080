import type { Migration } from './migration.server.ts'

/** The previous time of an appointment that a message reports as moved; null for all other messages. */
export const movedFromMigration: Migration = {
  name: '0010-moved-from',
  statements: () => [`alter table outbox add column moved_from text`],
}
