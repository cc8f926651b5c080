import { expect, test } from 'vitest'
import type { AppointmentTopic } from '#domains/appointments/dialog/appointment-schema.ts'
import { topicInWords, whenInWords } from './describe-appointment.server.ts'

test.each([
  ['services.car', 'es', 'Servicios del automóvil'],
  ['services.administrative', 'es', 'Servicios: Trámites administrativos'],
  ['services.car', 'en', 'Car services'],
  ['services.car', 'de', 'Dienstleistungen: Rund ums Auto'],
  ['insurance.health', 'en', 'Insurance: Health'],
] as const)('%s is in %s: %s', (topic, locale, words) => {
  expect(topicInWords(topic, locale)).toBe(words)
})

test('a topic that this release does not know is shown by its id', () => {
  expect(topicInWords('services.gone' as AppointmentTopic, 'es')).toBe('services.gone')
})

test.each([
  ['es', 'martes, 24/11/2026, 09:00–09:30 (hora de Mallorca)'],
  ['en', 'Tuesday, 24 November 2026, 09:00–09:30 (Mallorca time)'],
  ['de', 'Dienstag, 24.11.2026, 09:00–09:30 (Ortszeit Mallorca)'],
] as const)('a slot is described with its end: %s', (locale, words) => {
  const startsAt = Temporal.Instant.from('2026-11-24T08:00:00Z')
  expect(whenInWords({ startsAt, endsAt: startsAt.add({ minutes: 30 }) }, locale)).toBe(words)
})
