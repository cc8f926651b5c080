import type { Migration } from './migration.server.ts'

/** When an appointment was before the move that a message tells of; null for all other messages. */
export const movedFromMigration: Migration = {
  name: '0010-moved-from',
  statements: () => [`alter table outbox add column moved_from text`],
}
