import type { Migration } from './migration.server.ts'

/** Requests with their consent, messages and uploaded files. */
export const requestsMigration: Migration = {
  name: '0001-requests',
  statements: (strict) => [
    `create table request (
      id text primary key,
      reference text not null unique,
      -- Made by the form; with body_hash it tells a retry from another content under the same key.
      idempotency_key text not null unique,
      body_hash text not null,
      dialog text not null,
      page_id text not null,
      locale text not null,
      preferred_locale text not null,
      state text not null
        check (state in ('received', 'seen', 'answered', 'closed', 'withdrawn', 'quarantined')),
      fields text not null,
      message text,
      name text not null,
      email text,
      phone text,
      referrer_host text,
      utm text not null,
      -- Enters the signature of the status link; a new value makes every link sent before invalid.
      link_nonce text not null,
      link_expires_at text not null,
      created_at text not null,
      updated_at text not null,
      -- Retention counts from here; set while the state is closed or withdrawn.
      closed_at text
    )${strict}`,
    `create index request_by_state on request (state, created_at)`,
    `create index request_by_closing on request (closed_at)`,
    `create table consent (
      request_id text primary key references request (id) on delete cascade,
      policy_version text not null,
      privacy_at text not null,
      marketing_at text
    )${strict}`,
    // Holds nothing personal: a message is composed from the request when it is sent.
    `create table outbox (
      id text primary key,
      request_id text not null references request (id) on delete cascade,
      kind text not null check (kind in ('mail-office', 'mail-visitor', 'webhook')),
      event text not null,
      attempts integer not null,
      created_at text not null,
      next_attempt_at text not null,
      lease_owner text,
      lease_until text,
      sent_at text,
      dead_at text,
      last_error text
    )${strict}`,
    `create index outbox_by_request on outbox (request_id)`,
    `create index outbox_waiting on outbox (next_attempt_at) where sent_at is null and dead_at is null`,
    `create index outbox_dead on outbox (dead_at) where dead_at is not null`,
    `create table upload (
      id text primary key,
      request_id text not null references request (id) on delete cascade,
      media_type text not null,
      size integer not null,
      created_at text not null
    )${strict}`,
    `create index upload_by_request on upload (request_id)`,
  ],
}
