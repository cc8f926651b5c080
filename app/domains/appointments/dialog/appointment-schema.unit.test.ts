import { parseWithValibot } from '@conform-to/valibot'
import { expect, test } from 'vitest'
import { appointmentSchema } from './appointment-schema.ts'

const booking = {
  key: '0f8fad5b-d9cb-469f-a165-70867728950e',
  office: 'office.palma',
  topic: 'other',
  talk: 'de',
  mode: 'phone',
  slot: '2026-11-26T09:30:00Z',
  name: 'Anna Example',
  phone: '0171 1234567',
  country: 'DE',
  privacy: 'on',
}

function check(fields: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const result = parseWithValibot(form, { schema: appointmentSchema })
  return result.status === 'success' ? { value: result.value } : { error: result.error }
}

test('an empty form names what is missing: a time, a name, the consent', () => {
  expect(check({ key: booking.key, country: 'DE', name: '' })).toMatchObject({
    error: { slot: ['slot'], name: ['name'], privacy: ['privacy'] },
  })
})

test.each([
  [{ phone: '' }, { phone: ['phoneNeeded'] }],
  [{ mode: 'in-person', phone: '' }, { email: ['contact'] }],
  [{ email: 'anna@' }, { email: ['email'] }],
  [{ phone: 'abc' }, { phone: ['phone'] }],
  [{ phone: '12345' }, { phone: ['phone'] }],
  [{ name: '.' }, { name: ['name'] }],
  [{ name: 'A'.repeat(121) }, { name: ['tooLong'] }],
  [{ slot: '2026-02-30T10:00:00Z' }, { slot: ['slot'] }],
  [{ topic: 'weather' }, { topic: ['choice'] }],
  [{ mode: 'letter' }, { mode: ['choice'] }],
  [{ key: 'x' }, { key: ['required'] }],
])('a booking with %j is refused', (changes: Readonly<Record<string, string>>, error) => {
  expect(check({ ...booking, ...changes })).toEqual({ error })
})

test('a visit to the office needs only an e-mail address', () => {
  const changes = { mode: 'in-person', phone: '', email: 'anna@example.org' }
  expect(check({ ...booking, ...changes })).toHaveProperty('value')
})

test('a phone number valid in both Spain and Germany is asked about', () => {
  expect(check({ ...booking, phone: '612 345 678' })).toEqual({ error: { phone: ['phoneCountry'] } })
  for (const changes of [{ phone: '0612 345 678' }, { phone: '612 345 678', country: 'ES' }, {}]) {
    expect(check({ ...booking, ...changes })).toHaveProperty('value')
  }
})

test('a message has the length that its counter shows, whatever its line ends', () => {
  const lines = `${'x'.repeat(999)}\r\n${'y'.repeat(1_000)}`
  expect(check({ ...booking, message: lines })).toMatchObject({
    value: { message: lines.replace('\r', '') },
  })
  expect(check({ ...booking, message: `${lines}y` })).toEqual({ error: { message: ['tooLong'] } })
})
