import { setTimeout as sleep } from 'node:timers/promises'
import { outboxRow } from '#domains/requests/store/submit-request.server.ts'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { fromText, toText } from '#platform/store/instant.server.ts'
import { query, transact, type Store } from '#platform/store/store.server.ts'
import { isReminderDue } from './reminder-time.server.ts'

/** Milliseconds between checks for appointments of the next day. */
const interval = 300_000

/** From ten in the morning to the end of the next day, even if the clocks change in between. */
const horizonHours = 40

/**
 * The next day's appointments that have no reminder for their time. Only those whose visitor has had a mail from us: an
 * address over its mail limit, or without a confirmed booking, gets no reminder either.
 */
async function candidates(store: Store) {
  const now = store.clock()
  const rows = await query(store, (db) =>
    db
      .selectFrom('appointment')
      .innerJoin('request', 'request.id', 'appointment.request_id')
      .select([
        'appointment.id',
        'appointment.request_id',
        'appointment.starts_at',
        'appointment.sequence',
        'appointment.created_at',
        'appointment.updated_at',
      ])
      .where('appointment.state', '=', 'booked')
      .where('appointment.confirm_until', 'is', null)
      .where('appointment.starts_at', '>', toText(now))
      .where('appointment.starts_at', '<', toText(now.add({ hours: horizonHours })))
      .where('request.email', 'is not', null)
      .where('request.state', '!=', 'quarantined')
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('appointment_reminder')
              .select('outbox_id')
              .whereRef('appointment_reminder.appointment_id', '=', 'appointment.id')
              .whereRef('appointment_reminder.starts_at', '=', 'appointment.starts_at'),
          ),
        ),
      )
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.request_id', '=', 'appointment.request_id')
            .where('outbox.kind', '=', 'mail-visitor')
            .where('outbox.sent_at', 'is not', null)
            .where('outbox.dead_at', 'is', null),
        ),
      )
      .execute(),
  )
  return rows.filter((row) =>
    isReminderDue(
      {
        startsAt: fromText(row.starts_at),
        // Other changes, such as of the adviser, also set `updated_at`: then a moved appointment may go without one.
        chosenAt: fromText(row.sequence === 0 ? row.created_at : row.updated_at),
      },
      now,
    ),
  )
}

/**
 * Queues the reminders that are due. The primary key keeps several machines, and one that restarts, from queueing a
 * second one for the same time.
 * @returns how many were queued
 */
export async function queueReminders(store: Store): Promise<number> {
  let queued = 0
  for (const { id, request_id: requestId, starts_at: startsAt } of await candidates(store)) {
    const row = outboxRow(store, requestId, 'mail-reminder', 'appointment-reminder')
    queued += await transact(store, async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('appointment_reminder')
        .values({ appointment_id: id, starts_at: startsAt, outbox_id: row.id })
        .onConflict((on) => on.doNothing())
        .executeTakeFirstOrThrow()
      if (Number(numInsertedOrUpdatedRows) === 0) return 0
      await trx.insertInto('outbox').values(row).execute()
      return 1
    })
  }
  return queued
}

/** The start that a reminder was queued for; undefined for one whose appointment is gone. */
export async function reminderStart(store: Store, outboxId: string): Promise<Temporal.Instant | undefined> {
  const row = await query(store, (db) =>
    db
      .selectFrom('appointment_reminder')
      .select('starts_at')
      .where('outbox_id', '=', outboxId)
      .executeTakeFirst(),
  )
  return row && fromText(row.starts_at)
}

/**
 * Queues reminders, now and every five minutes, until the signal aborts.
 * @param wake called when there is a mail to send
 */
export async function runReminders(
  store: Store,
  { signal, wake }: { readonly signal: AbortSignal; readonly wake: () => void },
): Promise<void> {
  while (!signal.aborted) {
    try {
      if ((await queueReminders(store)) > 0) wake()
    } catch (error) {
      log('error', 'reminders.not-queued', { code: faultCode(error) })
    }
    await sleep(interval, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
