import { expect, test } from 'vitest'
import { dayParts } from './week-table.tsx'

test.each([
  ['both halves', ['09:00-14:00', '16:00-19:00'], ['09:00–14:00', '16:00–19:00']],
  ['a morning alone', ['09:00-14:00'], ['09:00–14:00', '']],
  ['a morning until three', ['09:00-15:00'], ['09:00–15:00', '']],
  ['an afternoon alone', ['16:00-19:00'], ['', '16:00–19:00']],
  ['an afternoon from two on', ['14:00-18:00'], ['', '14:00–18:00']],
  ['one stretch over midday', ['09:00-19:00'], ['09:00–19:00']],
  [
    'three stretches',
    ['08:00-10:00', '11:00-13:00', '16:00-19:00'],
    ['08:00–10:00, 11:00–13:00', '16:00–19:00'],
  ],
  ['a closed day', [], ['']],
])('puts %s under its column', (_, ranges, expected) => {
  expect(dayParts(ranges)).toEqual(expected)
})
