import { expect, test } from 'vitest'
import { topicInWords } from './describe-appointment.ts'

test.each([
  ['services.car', 'es', 'Servicios del automóvil'],
  ['services.administrative', 'es', 'Servicios: Trámites administrativos'],
  ['services.car', 'en', 'Car services'],
  ['services.car', 'de', 'Dienstleistungen: Rund ums Auto'],
  ['insurance.health', 'en', 'Insurance: Health'],
] as const)('%s is in %s: %s', (topic, locale, words) => {
  expect(topicInWords(topic, locale)).toBe(words)
})
