import type { Migration } from './migration.server.ts'

/** As for the outbox in 0015: SQLite cannot drop a `not null`. */
const cellsCopied = (strict: string) => [
  `create table appointment_cell_copy (
    seat text not null,
    cell text not null,
    appointment_id text references appointment (id) on delete cascade,
    block_id text references block (id) on delete cascade,
    primary key (seat, cell),
    check ((appointment_id is null) <> (block_id is null))
  )${strict}`,
  `insert into appointment_cell_copy (seat, cell, appointment_id)
    select seat, cell, appointment_id from appointment_cell`,
  `drop table appointment_cell`,
  `alter table appointment_cell_copy rename to appointment_cell`,
  `create index appointment_cell_by_appointment on appointment_cell (appointment_id)`,
]

const cellsAltered = [
  `alter table appointment_cell alter column appointment_id drop not null`,
  `alter table appointment_cell add column block_id text references block (id) on delete cascade`,
  `alter table appointment_cell add check ((appointment_id is null) <> (block_id is null))`,
]

/**
 * The office's last move of an appointment, by the sequence number that it gave it, and the reason in the visitor's
 * language. A later change has a higher number, so an earlier release need not clear it.
 */
const moves = [
  `alter table appointment add column office_move integer`,
  `alter table appointment add column move_reason text`,
]

/**
 * Times at which an adviser or a numbered place takes no appointments. A cell is held by an appointment or by a block, so
 * the same key decides between a visitor and a block. Also the office's own moves, which blocks cause.
 */
export const blocksMigration: Migration = {
  name: '0016-blocks',
  statements: (strict, dialect) => [
    `create table block (
      id text primary key,
      -- Blocks made together, over several places or days, are shown and removed together.
      batch text not null,
      office text not null,
      seat text not null,
      starts_at text not null,
      ends_at text not null,
      reason text not null check (reason in ('ill', 'leave', 'lunch', 'other')),
      -- Null if made from the command line.
      staff_id text references staff (id),
      created_at text not null
    )${strict}`,
    `create index block_by_time on block (ends_at, starts_at)`,
    `create index block_by_batch on block (batch)`,
    ...(dialect === 'sqlite' ? cellsCopied(strict) : cellsAltered),
    `create index appointment_cell_by_block on appointment_cell (block_id) where block_id is not null`,
    ...moves,
  ],
}
