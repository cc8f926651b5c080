import type { Migration } from './migration.server.ts'

/**
 * When a request was first answered: its `updated_at` is only that of its last change. What the earlier release marks as
 * answered meanwhile has no row, and is left out of the figure.
 */
export const firstAnswersMigration: Migration = {
  name: '0020-first-answers',
  statements: (strict) => [
    `create table first_answer (
      request_id text primary key references request (id) on delete cascade,
      answered_at text not null
    )${strict}`,
    `insert into first_answer (request_id, answered_at)
      select request_id, min(created_at) from reply group by request_id`,
  ],
}
