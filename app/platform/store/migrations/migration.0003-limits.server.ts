import type { Migration } from './migration.server.ts'

/** What the checks against robots count, for several machines together. */
export const limitsMigration: Migration = {
  name: '0003-limits',
  statements: (strict) => [
    // A bucket is a keyed hash: no address can be read back from it.
    `create table rate_limit (
      bucket text not null,
      window_start text not null,
      count integer not null,
      expires_at text not null,
      primary key (bucket, window_start)
    )${strict}`,
    `create table spent_challenge (
      id text primary key,
      expires_at text not null
    )${strict}`,
  ],
}
