import type { RouterContextProvider } from 'react-router'
import * as v from 'valibot'
import type { Identity } from '#map/identity.ts'
import { isLocale, type Locale } from '#map/locale.ts'
import { slotInstant } from './appointment-schema.ts'
import { choiceAt, firstOffice, type Choice } from './choice.ts'
import { appointmentGateway } from '#domains/appointments/gateway.ts'
import { isAppointmentMode, isBeyond, type SlotDays } from './slots.ts'

/** What the server renders in the dialog: a choice and its slots. */
export interface Times {
  readonly choice: Choice
  readonly slots: SlotDays
  /** Free slots close to a wanted one that is gone. */
  readonly nearest?: readonly string[]
}

/** Where a form was opened. */
export interface AppointmentOrigin {
  readonly page: string
  readonly locale: Locale
}

const shape = /^(?:office\.[a-z-]{1,40}|[a-z]{2}|20\d\d-[01]\d-[0-3]\d(?:T[0-2]\d:[0-5]\d:00Z)?)$/

function value(source: URLSearchParams | FormData, name: string): string | undefined {
  const given = source.get(name)
  return typeof given === 'string' && shape.test(given) ? given : undefined
}

/** The choice in an address or a form, limited to what the offices offer. */
export function readChoice(
  source: URLSearchParams | FormData,
  { offices }: Pick<Identity, 'offices'>,
  { page, locale }: AppointmentOrigin,
): Choice | undefined {
  const office = firstOffice(offices, [value(source, 'office'), page], locale)
  const mode = source.get('mode')
  const wish = {
    talk: value(source, 'talk'),
    mode: isAppointmentMode(mode) ? mode : undefined,
    day: value(source, 'day'),
    slot: v.is(slotInstant, source.get('slot')) ? value(source, 'slot') : undefined,
  }
  return office && choiceAt(office, wish, isLocale(wish.talk) ? wish.talk : locale)
}

/** The slots for a choice. For a day beyond the first page of the book, reading starts at that day. */
export async function readTimes(context: Readonly<RouterContextProvider>, choice: Choice): Promise<Times> {
  const gateway = context.get(appointmentGateway)
  const query = { office: choice.office, language: choice.talk }
  const first = await gateway.days(query)
  const { day } = choice
  return { choice, slots: isBeyond(day, first) ? await gateway.days({ ...query, from: day }) : first }
}
