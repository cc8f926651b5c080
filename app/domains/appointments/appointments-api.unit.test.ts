import { expect, test } from 'vitest'
import type { AppointmentGateway } from './gateway.ts'
import type { SlotQuery } from './dialog/slots.ts'
import { appointments } from './appointments-api.server.ts'

const asked: SlotQuery[] = []
const book: AppointmentGateway = {
  days: (query) => Promise.resolve((asked.push(query), { office: query.office, days: [], next: [] })),
  book: () => Promise.resolve({ kind: 'unavailable' }),
  find: () => Promise.resolve(undefined),
  move: () => Promise.resolve({ kind: 'unavailable' }),
  cancel: () => Promise.resolve('not-booked'),
  confirm: () => Promise.resolve('not-waiting'),
  calendar: (token) => Promise.resolve(token === 'TOKEN' ? 'BEGIN:VCALENDAR\r\n' : undefined),
}
const app = appointments(book)

test('slots are looked up for an existing office, language and day', async () => {
  const answer = await app.request('/api/appointments/slots?office=office.palma&language=de&from=2028-02-29')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(asked).toEqual([{ office: 'office.palma', language: 'de', from: '2028-02-29' }])
})

test.each([
  'from=2027-02-30',
  'from=2027-13-01',
  'from=tomorrow',
  'office=palma',
  'office=office.A',
  'language=deu',
])('nothing is looked up for %s', async (wrong) => {
  const query = new URLSearchParams({ office: 'office.palma', language: 'de' })
  for (const [name, value] of new URLSearchParams(wrong)) query.set(name, value)
  expect((await app.request(`/api/appointments/slots?${query}`)).status).toBe(400)
  expect(asked).toHaveLength(1)
})

test('the calendar file behind a link is a download that is never cached', async () => {
  const answer = await app.request('/api/appointments/TOKEN/calendar.ics')
  expect(await answer.text()).toBe('BEGIN:VCALENDAR\r\n')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="appointment.ics"',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  const wrong = await app.request('/api/appointments/OTHER/calendar.ics')
  expect([wrong.status, wrong.headers.get('cache-control')]).toEqual([404, 'no-store'])
})
