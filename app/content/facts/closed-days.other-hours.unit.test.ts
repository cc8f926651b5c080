import { expect, it } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { otherHoursOf } from './closed-days.server.ts'

const [first, second, ...others] = readIdentity().offices
if (first === undefined || second === undefined) throw new Error('fewer than two offices')

const mon = ['09:00-14:00']
/** Two offices with these hours, beside others without special days. */
const offices = (one: object, two: object) => [
  { ...first, hours: { mon, ...one } },
  { ...second, hours: { mon, ...two } },
  ...others,
]

it('finds no special hours in a week alone', () => {
  expect(otherHoursOf({ offices: offices({}, {}) }, [])).toEqual([])
})

it('lists days with special hours in order, grouping offices with the same hours', () => {
  const one = { '2026-12-31': ['09:00-13:00'], '2026-12-24': ['09:00-13:00'] }
  const two = { '2026-12-31': ['09:00-13:00'], '2026-12-24': [] }
  expect(otherHoursOf({ offices: offices(one, two) }, [])).toEqual([
    { day: '2026-12-24', ranges: [], offices: [second.page] },
    { day: '2026-12-24', ranges: ['09:00-13:00'], offices: [first.page] },
    { day: '2026-12-31', ranges: ['09:00-13:00'], offices: [first.page, second.page] },
  ])
})

it('gives a holiday of the office precedence', () => {
  const day = { '2026-12-24': ['09:00-13:00'] }
  const closed = { day: '2026-12-24', name: 'Holiday', offices: [first.page] }
  expect(otherHoursOf({ offices: offices(day, day) }, [closed])).toEqual([
    { day: '2026-12-24', ranges: ['09:00-13:00'], offices: [second.page] },
  ])
})
