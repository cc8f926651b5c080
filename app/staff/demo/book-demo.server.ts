import { modesOf } from '#domains/appointments/dialog/slots.ts'
import { createAppointmentGateway } from '#domains/appointments/book/appointments.server.ts'
import { cancelAppointment } from '#domains/appointments/book/change-appointment.server.ts'
import { officeSlots } from '#domains/appointments/book/schedule.server.ts'
import type { AppointmentGateway } from '#domains/appointments/gateway.ts'
import { changeState } from '#domains/requests/store/change-request.server.ts'
import { demoKey } from '#domains/requests/store/demo-data.server.ts'
import { findRequest } from '#domains/requests/store/read-requests.server.ts'
import type { Identity, Office } from '#map/identity.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { DemoBooking } from './demo-bookings.server.ts'
import type { DemoCalendar, DemoEvent } from './demo-calendar.server.ts'
import { demoContact } from './submit-demo.server.ts'

/** How far to look for an open day. */
const horizon = 40

/** The n-th day on which an office is open: 0 is the first from today on, -1 the last before today. */
function openDay(office: Office, { holidays }: Identity, today: Temporal.PlainDate, count: number): string {
  const step = count < 0 ? -1 : 1
  const days = Array.from({ length: horizon }, (_, index) =>
    today.add({ days: step * (count < 0 ? index + 1 : index) }),
  )
  const open = days.filter((day) => officeSlots(office, holidays, day).length > 0)
  return (open[count < 0 ? -count - 1 : count] ?? today).toString()
}

const minutesOf = (time: string) => Temporal.PlainTime.from(time).since('00:00').total('minutes')

/** The free time that is nearest to a wanted one, on the first day from one on that has any. */
async function freeSlot(
  gateway: AppointmentGateway,
  query: { readonly office: string; readonly language: string; readonly from: string },
  wanted: string,
): Promise<string | undefined> {
  const { days } = await gateway.days(query)
  const distance = (time: string) => Math.abs(minutesOf(time) - minutesOf(wanted))
  const free = days.find(({ free: count }) => count > 0)?.slots.filter(({ taken }) => !taken) ?? []
  return free.toSorted((a, b) => distance(a.time) - distance(b.time))[0]?.start
}

/** An office's language and way of meeting that come closest to the wanted ones: other brokers have other offices. */
function choiceOf(office: Office, { locale, mode, phone }: DemoBooking) {
  const modes = modesOf(office).filter((each) => each !== 'phone' || phone !== undefined)
  return {
    talk: office.languages.includes(locale) ? locale : (office.languages[0] ?? locale),
    mode: modes.includes(mode) ? mode : (modes[0] ?? mode),
  }
}

/** An appointment's booking and what followed. An office without a free time has none. */
export function bookingEvents(
  booking: DemoBooking,
  number: number,
  calendar: DemoCalendar,
  identity: Identity,
): DemoEvent[] {
  const office = identity.offices.find(({ page }) => page === booking.office) ?? identity.offices[0]
  if (office === undefined) return []
  const { locale, topic, name, message, cancelled } = booking
  const { talk, mode } = choiceOf(office, booking)
  let reference: string | undefined
  const book = async (store: Store) => {
    const organizer = identity.contact.email
    const gateway = createAppointmentGateway({ store, identity, organizer, wake: () => undefined })
    const from = openDay(office, identity, calendar.today, booking.openDay)
    const slot = await freeSlot(gateway, { office: office.page, language: talk, from }, booking.time)
    if (slot === undefined) return
    const result = await gateway.book({
      form: {
        key: demoKey(number),
        office: office.page,
        topic,
        talk,
        mode,
        slot,
        name,
        ...demoContact(booking, locale),
        message,
        privacy: true,
        marketing: false,
      },
      pageId: booking.office,
      locale,
      proven: true,
    })
    if (result.kind !== 'booked') throw new Error(`${name}: ${result.kind}`)
    reference = result.reference
    // What is over has been dealt with.
    const end = Temporal.Instant.from(slot).add({ minutes: office.slots.minutes })
    if (Temporal.Instant.compare(end, calendar.today.toZonedDateTime('Europe/Madrid').toInstant()) < 0)
      await changeState({ ...store, clock: () => end }, reference, 'closed')
  }
  const cancel = async (store: Store) => {
    const request = reference === undefined ? undefined : await findRequest(store, { reference })
    if (request) await cancelAppointment(store, request.id, { by: { reason: cancelled?.reason } })
  }
  return [
    { at: calendar.at(booking.sent), run: book },
    ...(cancelled ? [{ at: calendar.at(cancelled.sent), run: cancel }] : []),
  ]
}
