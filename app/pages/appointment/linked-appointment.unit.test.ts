import { expect, it } from 'vitest'
import type { AppointmentView } from '#domains/appointments/gateway.ts'
import type { SlotDay, SlotDays } from '#domains/appointments/dialog/slots.ts'
import { otherTimes } from './linked-appointment.server.ts'

/** A day with two times, both free. */
function day(name: string): SlotDay {
  const slots = ['09:00', '09:30'].map((time) => ({ start: `${name}T${time}:00Z`, time, taken: false }))
  return { day: name, free: 2, slots }
}

const portions: readonly SlotDays[] = [
  { office: 'office.palma', next: [], days: [day('2027-01-11'), day('2027-01-12')], later: '2027-01-13' },
  { office: 'office.palma', next: [], days: [day('2027-01-13'), day('2027-01-14')], later: '2027-01-15' },
  { office: 'office.palma', next: [], days: [day('2027-01-15')] },
]

const gateway = {
  days: ({ from = '2027-01-11' }: { from?: string }) => {
    const found = portions.find(({ days }) => days[0]?.day === from)
    return found ? Promise.resolve(found) : Promise.reject(new Error(`no days from ${from}`))
  },
}

const view: AppointmentView = {
  reference: 'TAL-7K3M-Q2',
  office: 'office.palma',
  mode: 'in-person',
  language: 'de',
  start: '2027-01-14T09:00:00Z',
  end: '2027-01-14T09:30:00Z',
  state: 'booked',
}

it('shows the days around the appointment, with links to those before and after', async () => {
  const { days, earlier, later } = await otherTimes(gateway, view)
  expect(days.map(({ day: name }) => name)).toEqual(['2027-01-13', '2027-01-14'])
  expect({ earlier, later }).toEqual({ earlier: '2027-01-11', later: '2027-01-15' })
})

it.each([
  ['2027-01-12', undefined, '2027-01-13'],
  ['2027-01-13', '2027-01-11', '2027-01-15'],
  ['2027-06-01', '2027-01-13', undefined],
])('asked for %s, starts the previous days on %s and the next on %s', async (asked, earlier, later) => {
  expect(await otherTimes(gateway, view, asked)).toMatchObject({ earlier, later })
})

it('offers every time but the current one', async () => {
  const { days } = await otherTimes(gateway, view)
  expect(days.map(({ free }) => free)).toEqual([2, 1])
  expect(days[1]?.slots.map(({ taken }) => taken)).toEqual([true, false])
  const other = await otherTimes(gateway, { ...view, start: '2027-01-14T12:00:00Z' })
  expect(other.days.map(({ free }) => free)).toEqual([2, 2])
})
