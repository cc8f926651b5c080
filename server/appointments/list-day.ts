import { localTime } from '#server/staff/describe.ts'
import { CommandError } from '#server/staff/command-error.ts'
import { appointmentsBetween, type AppointmentRecord } from '#server/store/appointment-record.ts'
import { findRequest } from '#server/store/read-requests.ts'
import type { Store } from '#server/store/store.ts'
import { dayAt } from './availability.ts'
import { adviserOf, officeZone } from './office-slots.ts'

function dayOf(text: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(text)
  } catch {
    throw new CommandError(`"${text}" is not a day; write it as 2026-11-26`)
  }
}

async function line(store: Store, appointment: AppointmentRecord): Promise<string> {
  const { startsAt, endsAt, office, mode, language } = appointment
  const request = await findRequest(store, { id: appointment.requestId })
  const until = localTime(endsAt).slice(-5)
  const parts = [
    `${localTime(startsAt).slice(-5)}-${until}`,
    office.replace('office.', '').padEnd(20),
    mode.padEnd(9),
    language,
    adviserOf(appointment)?.padEnd(10),
    request?.reference,
    request?.state === 'quarantined' ? '[quarantined]' : undefined,
    request?.name,
    request?.phone ?? request?.email,
    String(request?.fields['topic'] ?? ''),
  ]
  return `${parts.filter(Boolean).join('  ')}\n`
}

/** The appointments of a day on Mallorca, today where none is named, in the order of time. */
export async function listDay(store: Store, text?: string): Promise<string> {
  const day = text === undefined ? dayAt(store.clock()) : dayOf(text)
  const from = day.toZonedDateTime(officeZone).toInstant()
  const to = day.add({ days: 1 }).toZonedDateTime(officeZone).toInstant()
  const lines = await Promise.all((await appointmentsBetween(store, from, to)).map((one) => line(store, one)))
  return lines.length === 0 ? `no appointments on ${day.toString()}\n` : lines.join('')
}
