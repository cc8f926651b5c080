import type { Migration } from './migration.server.ts'

/** Appointments and the calendar cells that they hold. */
export const appointmentsMigration: Migration = {
  name: '0002-appointments',
  statements: (strict) => [
    `create table appointment (
      id text primary key,
      request_id text not null unique references request (id) on delete cascade,
      office text not null,
      seat text not null,
      mode text not null check (mode in ('in-person', 'phone', 'video')),
      language text not null,
      starts_at text not null,
      ends_at text not null,
      state text not null check (state in ('booked', 'cancelled')),
      -- Counts the changes, as SEQUENCE in the calendar file (RFC 5545, 3.8.7.4).
      sequence integer not null,
      created_at text not null,
      updated_at text not null
    )${strict}`,
    `create index appointment_by_time on appointment (office, starts_at)`,
    // The key is what prevents a double booking; no check beforehand could. A longer
    // visit takes several cells. A seat is an adviser, or one of the places of an
    // office: unique over all offices, because an adviser who also works online must
    // not be booked twice.
    `create table appointment_cell (
      seat text not null,
      cell text not null,
      appointment_id text not null references appointment (id) on delete cascade,
      primary key (seat, cell)
    )${strict}`,
    `create index appointment_cell_by_appointment on appointment_cell (appointment_id)`,
  ],
}
