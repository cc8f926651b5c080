import { randomUUID } from 'node:crypto'
import type { AppointmentForm } from '#domains/appointments/dialog/appointment-schema.ts'
import type { AppointmentGateway, BookingAnswer } from '#domains/appointments/gateway.ts'
import { appointmentChannels } from '#domains/appointments/mail/appointment-channels.server.ts'
import {
  type AppointmentParts,
  createAppointmentGateway,
} from '#domains/appointments/book/appointments.server.ts'
import { mailChannels } from '#domains/requests/mail/deliver-mail.server.ts'
import type { MailMessage } from '#platform/mail/message.server.ts'
import type { MailTransport } from '#platform/mail/transport.server.ts'
import type { OverMailed, PostLimits } from '#platform/protection/limits.server.ts'
import { leaseDue, settle } from '#platform/outbox/outbox.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { Identity } from '#map/identity.ts'
import type { Locale } from '#map/locale.ts'
import { identity as base, mailConfig } from './mail.ts'

/** A fictitious broker with one small office. */
export const identity: Identity = {
  ...base,
  offices: [
    {
      page: 'office.palma',
      name: { es: 'Palma', en: 'Palma', de: 'Palma' },
      address: { street: 'Carrer Major 1', postcode: '07001', town: 'Palma' },
      localHolidays: 'palma',
      languages: ['es', 'de'],
      hours: { tue: ['09:00-11:00'], wed: ['09:00-11:00'] },
      slots: { minutes: 30, seats: 1, leadHours: 4 },
      closures: [],
    },
  ],
}

/** The office's first time after the test clock's now. */
export const slot = '2026-11-24T08:00:00Z'

function form(changes: Partial<AppointmentForm> = {}): AppointmentForm {
  return {
    key: randomUUID(),
    office: 'office.palma',
    topic: 'services.administrative',
    talk: 'de',
    mode: 'in-person',
    slot,
    name: 'Änne Groß',
    country: 'DE',
    email: 'aenne@example.org',
    message: 'Zeile eins\nZeile zwei',
    privacy: true,
    marketing: false,
    ...changes,
  }
}

/** What the book of that office on a store needs, or of another broker's offices. */
export const appointmentParts = (store: Store, of: Identity = identity): AppointmentParts => ({
  store,
  identity: of,
  organizer: 'web@faro.example',
  wake: () => undefined,
})

/** The book of that office on a store, or of another broker's offices. */
export function gatewayOn(
  store: Store,
  of: Identity = identity,
  limits?: Pick<PostLimits, 'perAddress'>,
  overMailed?: OverMailed,
): AppointmentGateway {
  return createAppointmentGateway({ ...appointmentParts(store, of), limits, overMailed })
}

/** Books on a page in some language with a valid form; tests can override fields. */
export function book(
  gateway: AppointmentGateway,
  changes: Partial<AppointmentForm> = {},
  locale: Locale = 'de',
): Promise<BookingAnswer> {
  return gateway.book({ form: form(changes), pageId: 'office.palma', locale })
}

/** The token of a booking that must have succeeded. */
export function tokenOf(answer: BookingAnswer): string {
  if (answer.kind !== 'booked') throw new Error(answer.kind)
  return answer.token
}

/** Composes and "sends" everything due in the outbox within a minute, ordered by recipient. */
export async function sent(store: Store, of: Identity = identity): Promise<MailMessage[]> {
  const mails: MailMessage[] = []
  const transport: MailTransport = {
    name: 'file',
    send: (message) => {
      mails.push(message)
      return Promise.resolve({ kind: 'sent' })
    },
  }
  const parts = { store, config: mailConfig({ identity: of }), transport }
  const channels = appointmentChannels(parts, mailChannels(parts))
  const owner = randomUUID()
  // Mails about a move wait that long so that a further move replaces them.
  const soon: Store = { ...store, clock: () => store.clock().add({ minutes: 1 }) }
  for (const job of await leaseDue(soon, { owner, seconds: 60, limit: 50 })) {
    if (job.kind !== 'webhook') await channels[job.kind](job, AbortSignal.timeout(5_000))
    await settle(store, owner, job.id, { kind: 'sent' })
  }
  return mails.toSorted((a, b) => a.to.localeCompare(b.to))
}
