import type { Migration } from './migration.server.ts'

const kinds = `'mail-office', 'mail-visitor', 'mail-reply', 'mail-reminder', 'webhook'`

/** SQLite cannot change a check, so the table is copied; the migration's transaction is the only writer. */
const outboxCopied = (strict: string) => [
  `create table outbox_copy (
    id text primary key,
    request_id text not null references request (id) on delete cascade,
    kind text not null check (kind in (${kinds})),
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
      lease_until, sent_at, dead_at, last_error, moved_from, reply_id)
    select id, request_id, kind, event, attempts, created_at, next_attempt_at, lease_owner,
      lease_until, sent_at, dead_at, last_error, moved_from, reply_id from outbox`,
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
  `alter table outbox add constraint outbox_kind_check check (kind in (${kinds}))`,
]

/**
 * Reminders of appointments. They are a kind of message of their own because the earlier release, which may run beside
 * this one, would send a confirmation for any `mail-visitor`; it never leases a kind that it does not know.
 */
export const remindersMigration: Migration = {
  name: '0018-reminders',
  statements: (strict, dialect) => [
    `create table appointment_reminder (
      appointment_id text not null references appointment (id) on delete cascade,
      -- A moved appointment is reminded of once more, never twice of the same time.
      starts_at text not null,
      -- Its message; no foreign key, because the two are inserted together.
      outbox_id text not null,
      primary key (appointment_id, starts_at)
    )${strict}`,
    `create index appointment_reminder_by_message on appointment_reminder (outbox_id)`,
    ...(dialect === 'sqlite' ? outboxCopied(strict) : outboxAltered),
  ],
}
