import type { Migration } from './migration.server.ts'

/** Readiness asks for the unsent messages each second, and most messages were sent long ago. */
export const outboxUnsentMigration: Migration = {
  name: '0007-outbox-unsent',
  statements: () => [`create index outbox_unsent on outbox (created_at) where sent_at is null`],
}
