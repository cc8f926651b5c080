import type { Migration } from './migration.server.ts'

/** Answers to “Did this answer your question?”: nothing about who gave them, and the day only. */
export const pageAnswersMigration: Migration = {
  name: '0019-page-answers',
  statements: (strict) => [
    `create table page_answer (
      id text primary key,
      -- The page's canonical path, decoded, which also names its language.
      path text not null,
      locale text not null,
      -- An ISO day on Mallorca.
      day text not null,
      -- What was missing follows a “no” and is not another one.
      answer text not null check (answer in ('yes', 'no', 'missing')),
      text text
    )${strict}`,
    `create index page_answer_by_day on page_answer (day)`,
  ],
}
