import { parseWithValibot } from '@conform-to/valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { schemaOf } from '#domains/requests/form-definition.ts'
import callback from './callback.ts'
import { serverForm } from '#domains/requests/intake/forms.server.ts'

const week = { mon: ['09:00-19:00'], tue: ['09:00-14:00'] }
const schema = schemaOf(callback, () => ({
  offices: [{ hours: week, localHolidays: 'palma' }],
  holidays: { balearic: ['2026-12-07'] },
}))

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

const least = {
  key: '0f8fad5b-d9cb-469f-a165-70867728950e',
  name: 'Anna Example',
  phone: '612 345 678',
  country: 'ES',
  language: 'es',
  topic: 'other',
  privacy: 'on',
}

function errors(wish: Readonly<Record<string, string>>, checked: typeof schema = schema) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...least, ...wish })) form.append(name, value)
  const submission = parseWithValibot(form, { schema: checked })
  return submission.status === 'success' ? undefined : submission.error
}

test.each([
  [{ when: 'soon' }, undefined],
  // The next opening, and then the wished time.
  [{ when: 'soon', time: 'afternoon' }, undefined],
  [{ when: 'today' }, { when: ['callDay?day=2026-11-23'] }],
  [{ when: 'tomorrow' }, undefined],
  [{ when: 'tomorrow', time: 'afternoon' }, undefined],
  [{ when: 'date', date: '2026-11-24' }, undefined],
  [{ when: 'date', date: '2026-11-24', time: 'afternoon' }, { time: ['callTime'] }],
  [{ when: 'date', date: '2026-11-29' }, { date: ['callDay?day=2026-11-30'] }],
  [{ when: 'date', date: '2026-12-07' }, { date: ['callDay?day=2026-12-08'] }],
  [{ when: 'date', date: '2036-11-24' }, { date: ['callFar?day=2027-01-19'] }],
  [{ when: 'date', date: '2026-11-20' }, { date: ['date'] }],
  [{ when: 'date' }, { date: ['date'] }],
  // Only the selected choice counts.
  [{ when: 'soon', date: '2026-11-29' }, undefined],
])('%j is answered with %j', (wish, expected) => {
  expect(errors(wish)).toEqual(expected)
})

test('the hours are checked even while other fields are invalid', () => {
  expect(errors({ when: 'today', name: '' })).toEqual({ name: ['name'], when: ['callDay?day=2026-11-23'] })
})

test('the server’s form uses the hours of the site’s own offices', async () => {
  const { schema: site } = await serverForm('callback-dialog')
  expect(errors({ when: 'soon' }, site)).toBeUndefined()
  expect(errors({ when: 'date', date: '2026-12-25' }, site)).toHaveProperty('date')
})
