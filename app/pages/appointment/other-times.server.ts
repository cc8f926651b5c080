import { dayOf } from '#domains/appointments/dialog/day-words.ts'
import type { AppointmentGateway, AppointmentView } from '#domains/appointments/dialog/gateway.ts'
import type { SlotDay } from '#domains/appointments/dialog/slots.ts'

/** The days of an appointment's office, a few weeks at a time, with the times to which it can be moved. */
export interface OtherTimes {
  readonly days: readonly SlotDay[]
  /** Where the days before and after these begin, YYYY-MM-DD; undefined at the ends of the book. */
  readonly earlier?: string
  readonly later?: string
}

/** The appointment's own time is none to move to, even where somebody else of the office has it free. */
function withoutOwn(day: SlotDay, own: string): SlotDay {
  if (!day.slots.some(({ start, taken }) => start === own && !taken)) return day
  const slots = day.slots.map((slot) => (slot.start === own ? { ...slot, taken: true } : slot))
  return { ...day, free: day.free - 1, slots }
}

/** The days around one, YYYY-MM-DD: where none is asked for, around that of the appointment. */
export async function otherTimes(
  gateway: Pick<AppointmentGateway, 'days'>,
  { office, language, start }: AppointmentView,
  day = dayOf(start),
): Promise<OtherTimes> {
  const query = { office, language }
  let earlier: string | undefined
  let slots = await gateway.days(query)
  while (slots.later !== undefined && day >= slots.later) {
    earlier = slots.days[0]?.day
    slots = await gateway.days({ ...query, from: slots.later })
  }
  return { days: slots.days.map((each) => withoutOwn(each, start)), earlier, later: slots.later }
}
