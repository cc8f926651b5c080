import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callWindow, mergeRanges } from './call-window.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import { openingAt, type OpeningRules } from './opening.ts'

const closedDays = new Set(['2026-12-08'])
const split = ['09:00-14:00', '16:00-19:00']
const town: OpeningRules = {
  hours: { mon: split, tue: split, wed: split, thu: split, fri: ['09:00-14:00'] },
  closedDays,
}
const remote: OpeningRules = {
  hours: { mon: ['10:00-18:00'], tue: ['10:00-18:00'], wed: ['10:00-18:00'] },
  closedDays,
}

describe('ranges of several offices', () => {
  it.each([
    [['16:00-19:00', '09:00-14:00'], split],
    [
      ['09:00-14:00', '13:00-15:00', '16:00-19:00'],
      ['09:00-15:00', '16:00-19:00'],
    ],
    [['09:00-14:00', '14:00-15:00'], ['09:00-15:00']],
    [['09:00-19:00', '10:00-12:00'], ['09:00-19:00']],
    [[], []],
  ])('%j become %j', (ranges, expected) => {
    expect(mergeRanges(ranges)).toEqual(expected)
  })
})

describe('the callback promise', () => {
  it.each([
    ['in the middle of the morning', '2026-11-26T09:00:00Z', { day: '2026-11-26', until: '14:00' }],
    ['before opening', '2026-11-26T06:00:00Z', { day: '2026-11-26', from: '09:00', until: '14:00' }],
    ['when too little is left', '2026-11-26T12:30:00Z', { day: '2026-11-26', from: '16:00', until: '19:00' }],
    ['in the break', '2026-11-26T14:00:00Z', { day: '2026-11-26', from: '16:00', until: '19:00' }],
    ['late on Thursday', '2026-11-26T17:30:00Z', { day: '2026-11-27', from: '09:00', until: '14:00' }],
    ['over the weekend', '2026-11-28T10:00:00Z', { day: '2026-11-30', from: '09:00', until: '19:00' }],
    ['on a holiday', '2026-12-08T10:00:00Z', { day: '2026-12-09', from: '09:00', until: '19:00' }],
  ])('is correct %s', (_when, instant, expected) => {
    expect(callWindow(new Date(instant), [town, remote])).toEqual(expected)
  })

  it('is missing if no office ever opens', () => {
    expect(callWindow(new Date('2026-11-26T09:00:00Z'), [{ hours: {}, closedDays }])).toBeUndefined()
  })

  it('is always a range in the future in which an office is open', () => {
    const instants = fc
      .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) })
      .map((time) => new Date(time))
    fc.assert(
      fc.property(instants, (instant) => {
        const { day, time } = madridTime(instant)
        const window = callWindow(instant, [town, remote])
        if (window === undefined) throw new Error('no promise')
        expect(`${window.day} ${window.until}` > `${day} ${time}`).toBe(true)
        const next = [town, remote].map((rules) => openingAt(instant, rules))
        if (window.from === undefined) expect(next.some(({ open }) => open)).toBe(true)
        else expect(`${window.day} ${window.from}` > `${day} ${time}`).toBe(true)
      }),
    )
  })
})
