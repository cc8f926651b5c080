import type { Migration } from './migration.server.ts'

/** What visitors add to a request on its status page. */
export const notesMigration: Migration = {
  name: '0004-notes',
  statements: (strict) => [
    `create table note (
      id text primary key,
      request_id text not null references request (id) on delete cascade,
      text text not null,
      created_at text not null
    )${strict}`,
    `create index note_by_request on note (request_id, created_at)`,
  ],
}
