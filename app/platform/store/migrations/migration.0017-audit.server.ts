import type { Migration } from './migration.server.ts'

/**
 * Who did what when, without names or texts of visitors. No foreign keys: entries outlive an erased request and are
 * deleted after 24 months.
 */
export const auditMigration: Migration = {
  name: '0017-audit',
  statements: (strict) => [
    `create table audit (
      id text primary key,
      at text not null,
      -- Null for the command line.
      staff_id text,
      action text not null,
      request_id text,
      -- A code or a count, such as a state or the number of exported rows.
      detail text
    )${strict}`,
    `create index audit_by_time on audit (at)`,
  ],
}
