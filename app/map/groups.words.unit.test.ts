import { expect, test } from 'vitest'
import { groupInWords } from './groups.ts'

test.each([
  ['Servicios', 'Servicios del automóvil', 'Servicios del automóvil'],
  ['Servicios', 'Trámites administrativos', 'Servicios: Trámites administrativos'],
  ['Services', 'Car services', 'Car services'],
  ['Insurance', 'Health', 'Insurance: Health'],
  ['Dienstleistungen', 'Rund ums Auto', 'Dienstleistungen: Rund ums Auto'],
])('%s and %s are %s', (kind, group, words) => {
  expect(groupInWords(kind, group)).toBe(words)
})
