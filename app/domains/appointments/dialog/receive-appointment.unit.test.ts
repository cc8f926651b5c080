import { RouterContextProvider, type ActionFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { identity } from '#tests/support/appointments.ts'
import {
  appointmentGateway,
  type AppointmentGateway,
  type Booking,
  type BookingAnswer,
} from '#domains/appointments/gateway.ts'
import { receiveAppointment } from './receive-appointment.server.ts'

const least = {
  key: '0f8fad5b-d9cb-469f-a165-70867728950e',
  office: 'office.palma',
  topic: 'other',
  talk: 'de',
  mode: 'in-person',
  day: '2026-11-24',
  slot: '2026-11-24T08:00:00Z',
  name: 'Anna Example',
  email: 'anna@example.org',
  privacy: 'on',
}
const booked: BookingAnswer = { kind: 'booked', reference: 'TAL-7K3M-Q9', token: 'TOKEN' }

/** The result of a posted form, and what the book was given. */
async function post(changes: Readonly<Record<string, string>> = {}, result: BookingAnswer = booked) {
  const taken: Booking[] = []
  const book: Partial<AppointmentGateway> = {
    days: ({ office }) => Promise.resolve({ office, days: [], next: [] }),
    book: (booking) => {
      taken.push(booking)
      return Promise.resolve(result)
    },
  }
  const context = new RouterContextProvider()
  context.set(appointmentGateway, book as AppointmentGateway)
  const url = new URL('https://site.test/de?dialog=appointment-dialog')
  const request = new Request(url, {
    method: 'POST',
    body: new URLSearchParams({ ...least, ...changes }),
  })
  const args = { request, url, context } as unknown as ActionFunctionArgs
  const answer = await receiveAppointment(args, { page: 'home', locale: 'de', identity })
  return { answer, taken }
}

const statusOf = (answer: Awaited<ReturnType<typeof post>>['answer']) =>
  answer instanceof Response ? answer.status : answer.init?.status

test('a booking leads to the appointment’s own page', async () => {
  const { answer, taken } = await post()
  expect(answer instanceof Response && answer.headers.get('location')).toBe('/de/termin/TOKEN?done')
  expect(taken).toMatchObject([
    { pageId: 'home', locale: 'de', form: { slot: least.slot, name: 'Anna Example' } },
  ])
})

test('a slot of another day than the one shown is not booked', async () => {
  const { answer, taken } = await post({ day: '2026-11-25' })
  expect([statusOf(answer), taken]).toEqual([422, []])
  // Shortly before midnight in UTC it is the next day on Mallorca.
  const night = { day: '2026-11-25', slot: '2026-11-24T23:30:00Z' }
  expect((await post(night)).taken).toHaveLength(1)
})

test('an alternative slot replaces day and time', async () => {
  const { taken } = await post({ near: '2026-11-26T09:30:00Z' })
  expect(taken).toMatchObject([{ form: { slot: '2026-11-26T09:30:00Z' } }])
})

test('a form shown again keeps the day of the chosen alternative', async () => {
  const near = '2026-11-26T09:30:00Z'
  const gone = await post({ near }, { kind: 'slot-taken', nearest: [] })
  expect(JSON.stringify(gone.answer)).toContain('"day":"2026-11-26"')
  const wrong = await post({ near, name: '' })
  expect(JSON.stringify(wrong.answer)).toContain(`"day":"2026-11-26","slot":"${near}"`)
  const unreadable = await post({ near: '2026-02-30T09:30:00Z' })
  expect([statusOf(unreadable.answer), unreadable.taken]).toEqual([422, []])
})

test('“show times” books nothing and reports no errors', async () => {
  const { answer, taken } = await post({ intent: 'times', name: '', privacy: '' })
  expect([statusOf(answer), taken]).toEqual([undefined, []])
  expect(JSON.stringify(answer)).toContain('anna@example.org')
  expect(JSON.stringify(answer)).not.toContain('"error"')
})

test.each([
  [{ kind: 'slot-taken', nearest: ['2026-11-24T08:30:00Z'] }, 409],
  [{ kind: 'phone' }, 422],
  [{ kind: 'conflict' }, 422],
  [{ kind: 'limited' }, 429],
  [{ kind: 'confirm-email' }, 422],
  [{ kind: 'unavailable' }, 503],
] as const)('%j returns the form with its input', async (result, status) => {
  const { answer } = await post({}, result)
  expect(statusOf(answer)).toBe(status)
  expect(JSON.stringify(answer)).toContain('Anna Example')
  if (result.kind === 'slot-taken')
    expect(JSON.stringify(answer)).toContain('"nearest":["2026-11-24T08:30:00Z"]')
})
