import { expect, test } from 'vitest'
import { ownTime, zoneName } from './use-own-zone.ts'

const morning = '2026-11-26T09:30:00Z'

test.each([
  ['Europe/Madrid', undefined],
  // Another zone with the same clock.
  ['Europe/Berlin', undefined],
  ['Europe/London', { short: '09:30', full: 'Do., 26. November um 09:30' }],
  ['America/New_York', { short: '04:30', full: 'Do., 26. November um 04:30' }],
  ['Pacific/Honolulu', { short: 'Mi 23:30', full: 'Mi., 25. November um 23:30' }],
  ['Pacific/Auckland', { short: '22:30', full: 'Do., 26. November um 22:30' }],
])('in %s it is %j', (zone, expected) => {
  expect(ownTime(morning, zone, 'de')).toEqual(expected)
})

test('a clock may differ on some days only, as where summer time ends later', () => {
  expect(ownTime('2026-10-24T08:00:00Z', 'Africa/Johannesburg', 'en')).toBeUndefined()
  expect(ownTime('2026-10-26T08:00:00Z', 'Africa/Johannesburg', 'en')?.short).toBe('10:00')
})

test.each([
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('%s is called %s', (zone, name) => {
  expect(zoneName(zone)).toBe(name)
})
