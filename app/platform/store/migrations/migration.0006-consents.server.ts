import type { Migration } from './migration.server.ts'

/** Answers about cookies, as proof of consent (GDPR art. 7.1). Nothing in a row leads to a person. */
export const consentsMigration: Migration = {
  name: '0006-consents',
  statements: (strict) => [
    `create table cookie_consent (
      id text primary key,
      -- Made by the browser and shown to its user, who can quote it; the same for all answers of a browser.
      record text not null,
      policy_version integer not null,
      -- The joined ids of everything that was asked, and of what was allowed.
      asked text not null,
      allowed text not null,
      created_at text not null
    )${strict}`,
    `create index cookie_consent_by_record on cookie_consent (record, created_at)`,
    `create index cookie_consent_by_time on cookie_consent (created_at)`,
  ],
}
