import { expect, test } from 'vitest'
import { joinedHours, usualHours } from './call-window.ts'

const split = ['09:00-14:00', '16:00-19:00']

test.each([
  ['en', ['Mon–Tue 09:00–14:00, 16:00–19:00', 'Thu 09:00–14:00, 16:00–19:00', 'Fri 09:00–14:00']],
  ['es', ['Lun–mar 09:00–14:00, 16:00–19:00', 'Jue 09:00–14:00, 16:00–19:00', 'Vie 09:00–14:00']],
  ['de', ['Mo–Di 09:00–14:00, 16:00–19:00', 'Do 09:00–14:00, 16:00–19:00', 'Fr 09:00–14:00']],
] as const)('groups days with the same hours on one line in %s', (locale, expected) => {
  expect(usualHours({ mon: split, tue: split, thu: split, fri: ['09:00-14:00'] }, locale)).toEqual(expected)
})

test('counts the phone as answered while any office is open', () => {
  const hours = joinedHours([
    { hours: { mon: split } },
    { hours: { mon: ['10:00-18:00'], fri: ['09:00-15:00'] } },
  ])
  expect(hours).toEqual({ mon: ['09:00-19:00'], fri: ['09:00-15:00'] })
})
