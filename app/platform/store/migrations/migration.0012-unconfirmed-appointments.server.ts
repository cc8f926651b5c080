import type { Migration } from './migration.server.ts'

/** Appointments that wait for their mailed link, and a counter of booking changes. */
export const unconfirmedAppointmentsMigration: Migration = {
  name: '0012-unconfirmed-appointments',
  statements: (strict) => [
    // Until when an unconfirmed booking holds its time; null once confirmed, and for those that need no confirmation.
    // With the state `cancelled` it is a hold that ended unconfirmed.
    `alter table appointment add column confirm_until text`,
    // What speaks for a person behind it: 'proof' of work, the mailed link ('mail'), or nothing ('none'); null in older rows.
    `alter table appointment add column vouched text`,
    `create index appointment_unconfirmed on appointment (confirm_until) where confirm_until is not null`,
    // One row. Whoever changes the book increments it first, so changes also wait for each other and can count.
    `create table appointment_book (id text primary key, version integer not null)${strict}`,
    `insert into appointment_book (id, version) values ('book', 0)`,
  ],
}
