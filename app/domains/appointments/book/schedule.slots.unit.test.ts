import { expect, test } from 'vitest'
import type { Office } from '#map/identity.ts'
import { officeSlots, seatsOf } from './schedule.server.ts'
import { slotToHold } from './schedule.server.ts'

const office: Office = {
  page: 'office.palma',
  name: { es: '', en: '', de: '' },
  localHolidays: 'palma',
  languages: ['es', 'en', 'de'],
  hours: {},
  slots: { minutes: 30, leadHours: 4 },
  closures: [],
}
const advisers = [
  { id: 'palma-1', languages: ['es', 'en', 'de'] },
  { id: 'palma-2', languages: ['es', 'en'] },
  { id: 'palma-3', languages: ['es'] },
]

test('the seats of a number of places are the same in every language', () => {
  const three = { ...office, slots: { ...office.slots, seats: 3 } }
  const places = ['office.palma/1', 'office.palma/2', 'office.palma/3']
  for (const language of office.languages) expect(seatsOf(three, language)).toEqual(places)
})

test('the seats of advisers are those who speak the language', () => {
  const staffed = { ...office, advisers }
  expect(seatsOf(staffed, 'es')).toEqual(['palma-1', 'palma-2', 'palma-3'])
  expect(seatsOf(staffed, 'en')).toEqual(['palma-1', 'palma-2'])
  expect(seatsOf(staffed, 'de')).toEqual(['palma-1'])
  expect(seatsOf(staffed, 'fr')).toEqual([])
})

test('who speaks the fewest languages is asked first, and among equals anybody', () => {
  const now = Temporal.Instant.from('2027-01-04T08:00:00Z')
  const times = { startsAt: now, endsAt: now, cells: [now] }
  const orders = (seats: Office) =>
    new Set(
      Array.from({ length: 200 }, () =>
        slotToHold(seats, times, { mode: 'phone', language: 'es' }).seats.join(' '),
      ),
    )
  expect(orders({ ...office, advisers })).toEqual(new Set(['palma-3 palma-2 palma-1']))
  expect(orders({ ...office, slots: { ...office.slots, seats: 2 } })).toEqual(
    new Set(['office.palma/1 office.palma/2', 'office.palma/2 office.palma/1']),
  )
})

test('a day with hours of its own is booked in those', () => {
  const hours = { thu: ['09:00-11:00'], '2026-12-24': ['10:00-11:00'] } as const
  const startsOn = (day: string) =>
    officeSlots({ ...office, hours }, {}, Temporal.PlainDate.from(day)).map(({ startsAt }) =>
      startsAt.toString(),
    )
  expect(startsOn('2026-12-24')).toEqual(['2026-12-24T09:00:00Z', '2026-12-24T09:30:00Z'])
  expect(startsOn('2026-12-17')).toHaveLength(4)
})
