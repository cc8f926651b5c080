import { expect, test } from 'vitest'
import { workingMinutes } from './working-minutes.ts'

const hours = {
  offices: [
    { hours: { mon: ['09:00-13:00', '16:00-18:00'], tue: ['09:00-13:00'] }, localHolidays: 'palma' },
    { hours: { mon: ['10:00-14:00'], wed: ['10:00-12:00'] }, localHolidays: 'calvia' },
  ],
  holidays: { balearic: ['2026-11-30'], calvia: ['2026-11-25'] },
}
/** `mon 10:30` of the week from 23 November 2026. */
const at = (day: number, time: string) => ({ day: `2026-11-${day}`, time })

test.each([
  ['within one office’s hours', at(23, '09:15'), at(23, '09:45'), 30],
  ['over two offices’ hours, counted once', at(23, '08:00'), at(23, '15:00'), 300],
  ['over a break', at(23, '13:30'), at(23, '16:30'), 60],
  ['while all are closed', at(23, '20:00'), at(24, '08:00'), 0],
  ['over a night', at(23, '17:00'), at(24, '10:00'), 120],
  ['on a town’s holiday', at(25, '00:00'), at(25, '23:59'), 0],
  ['over a week with a holiday on Monday', at(24, '12:00'), at(30, '18:00'), 60],
  ['from a moment to itself', at(23, '10:00'), at(23, '10:00'), 0],
  ['backwards, after a clock was set back', at(23, '11:00'), at(23, '10:00'), 0],
])('the working minutes %s', (_name, from, to, minutes) => {
  expect(workingMinutes(from, to, hours)).toBe(minutes)
})
