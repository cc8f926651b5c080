import type { Migration } from './migration.server.ts'

/**
 * Who cancelled an appointment, `office` or null for its visitor, and the office's reason in the visitor's language. Both
 * go with the appointment.
 */
export const officeCancellationMigration: Migration = {
  name: '0013-office-cancellation',
  statements: () => [
    `alter table appointment add column cancelled_by text`,
    `alter table appointment add column cancel_reason text`,
  ],
}
