import { expect, it } from 'vitest'
import { dayCalendar } from './day-calendar.server.ts'

const made = Temporal.Instant.from('2026-11-28T10:00:00.5Z')
const day = { uid: 'inspection.next@talaia.example', day: '2026-12-31', summary: 'ITV', description: 'x' }

it('makes a whole day of each date, which ends on the next one', () => {
  const lines = dayCalendar([day, { ...day, uid: 'b', day: '2028-02-28' }], made).split('\r\n')
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
  expect(lines).toContain('DTEND;VALUE=DATE:20270101')
  expect(lines).toContain('DTEND;VALUE=DATE:20280229')
  expect(lines).toContain('DTSTAMP:20261128T100000Z')
  expect(lines.filter((line) => line === 'TRIGGER:-P7D')).toHaveLength(2)
  expect(lines.at(-1)).toBe('')
})

it('escapes texts and folds long lines', () => {
  const file = dayCalendar([{ ...day, summary: 'ITV; A, B\\C', description: `${'ñ'.repeat(80)}\nEnd` }], made)
  expect(file).toContain('SUMMARY:ITV\\; A\\, B\\\\C\r\n')
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'ñ'.repeat(80)}\\nEnd`)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})
