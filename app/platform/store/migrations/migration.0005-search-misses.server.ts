import type { Migration } from './migration.server.ts'

/** What visitors searched for and did not find, counted by day. */
export const searchMissesMigration: Migration = {
  name: '0005-search-misses',
  statements: (strict) => [
    // A bucket is a keyed hash: what was typed cannot be read back from it. The words themselves are kept
    // only on rows from the day on which enough people had typed the same.
    `create table search_miss (
      bucket text not null,
      day text not null,
      locale text not null,
      count integer not null,
      query text,
      primary key (bucket, day)
    )${strict}`,
    `create index search_miss_by_day on search_miss (day)`,
  ],
}
