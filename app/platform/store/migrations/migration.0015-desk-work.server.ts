import type { Migration } from './migration.server.ts'

/** SQLite cannot change a check, so the table is copied; the migration's transaction is the only writer. */
const outboxCopied = (strict: string) => [
  `create table outbox_copy (
    id text primary key,
    request_id text not null references request (id) on delete cascade,
    kind text not null check (kind in ('mail-office', 'mail-visitor', 'mail-reply', 'webhook')),
    event text not null,
    attempts integer not null,
    created_at text not null,
    next_attempt_at text not null,
    lease_owner text,
    lease_until text,
    sent_at text,
    dead_at text,
    last_error text,
    moved_from text,
    reply_id text references reply (id) on delete cascade
  )${strict}`,
  `insert into outbox_copy (id, request_id, kind, event, attempts, created_at, next_attempt_at, lease_owner,
      lease_until, sent_at, dead_at, last_error, moved_from)
    select id, request_id, kind, event, attempts, created_at, next_attempt_at, lease_owner,
      lease_until, sent_at, dead_at, last_error, moved_from from outbox`,
  `drop table outbox`,
  `alter table outbox_copy rename to outbox`,
  `create index outbox_by_request on outbox (request_id)`,
  `create index outbox_waiting on outbox (next_attempt_at) where sent_at is null and dead_at is null`,
  `create index outbox_dead on outbox (dead_at) where dead_at is not null`,
  `create index outbox_unsent on outbox (created_at) where sent_at is null`,
]

/** A copy would lose what the earlier release writes meanwhile. */
const outboxAltered = [
  `alter table outbox drop constraint outbox_kind_check`,
  `alter table outbox add constraint outbox_kind_check
    check (kind in ('mail-office', 'mail-visitor', 'mail-reply', 'webhook'))`,
  `alter table outbox add column reply_id text references reply (id) on delete cascade`,
]

/**
 * What the staff do with a request: assignee and dates, internal notes, and replies with their messages. All of it is
 * deleted with the request.
 */
export const deskWorkMigration: Migration = {
  name: '0015-desk-work',
  statements: (strict, dialect) => [
    `create table request_work (
      request_id text primary key references request (id) on delete cascade,
      assignee text references staff (id),
      -- ISO days on Mallorca; the due day replaces the one promised to the visitor.
      due_on text,
      snoozed_until text,
      -- Each change increments it, so that the second of two people sees what the first did.
      version integer not null,
      updated_by text references staff (id),
      updated_at text not null
    )${strict}`,
    `create index request_work_by_assignee on request_work (assignee)`,
    `create table staff_note (
      id text primary key,
      request_id text not null references request (id) on delete cascade,
      -- Null if written from the command line.
      staff_id text references staff (id),
      text text not null,
      created_at text not null
    )${strict}`,
    `create index staff_note_by_request on staff_note (request_id)`,
    `create table reply (
      id text primary key,
      request_id text not null references request (id) on delete cascade,
      staff_id text references staff (id),
      -- The id of its template, if it began as one.
      template text,
      subject text not null,
      body text not null,
      created_at text not null
    )${strict}`,
    `create index reply_by_request on reply (request_id)`,
    ...(dialect === 'sqlite' ? outboxCopied(strict) : outboxAltered),
  ],
}
