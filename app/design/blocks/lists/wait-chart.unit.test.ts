import { describe, expect, it } from 'vitest'
import { axisTicks, layoutWait } from './wait-chart.tsx'

describe('layoutWait', () => {
  it.each([
    ['no wait', { text: 'No waiting period' }, { solid: 0, end: 0 }],
    ['one length', { from: 6, text: '6 months' }, { solid: 0.5, end: 0.5 }],
    ['a shortest and a longest', { from: 3, to: 6, text: '3 to 6 months' }, { solid: 0.25, end: 0.5 }],
    ['a wait longer than the axis', { from: 24, to: 24, text: '2 years' }, { solid: 1, end: 1 }],
  ])('draws %s', (_, row, expected) => {
    expect(layoutWait({ label: 'x', ...row }, 12)).toEqual(expected)
  })
})

describe('axisTicks', () => {
  it('numbers every third, sixth or twelfth month', () => {
    expect(axisTicks(12)).toEqual([0, 3, 6, 9, 12])
    expect(axisTicks(24)).toEqual([0, 6, 12, 18, 24])
    expect(axisTicks(36)).toEqual([0, 12, 24, 36])
  })
})
