import { describe, expect, it } from 'vitest'
import { axisTicks, layoutWait } from './wait-chart-layout.ts'

describe('layoutWait', () => {
  it('puts words alone where there is no wait', () => {
    expect(layoutWait({ label: 'x', text: 'No waiting period' }, 12)).toEqual({
      solid: 0,
      end: 0,
      words: 'alone',
    })
  })

  it('puts words on a bar that is long enough', () => {
    const row = { label: 'x', from: 6, to: 10, text: '6 months (up to 10)' }
    expect(layoutWait(row, 12)).toMatchObject({ solid: 0.5, words: 'inside' })
  })

  it('puts words after a short bar', () => {
    expect(layoutWait({ label: 'x', from: 3, to: 6, text: '3 to 6 months' }, 12).words).toBe('after')
  })

  it('puts words under the label where neither bar nor rest has room', () => {
    expect(layoutWait({ label: 'x', from: 1, to: 10, text: 'between 1 and 10 months' }, 12).words).toBe(
      'below',
    )
  })

  it('reads words with markup by what is shown', () => {
    const text = ['3 to ', { b: '6' }, ' ', { a: '/x', t: 'months' }] as const
    expect(layoutWait({ label: 'x', from: 3, to: 6, text }, 12).words).toBe('after')
  })

  it('keeps a wait that is longer than the axis within it', () => {
    expect(layoutWait({ label: 'x', from: 24, to: 24, text: '2 years' }, 12)).toMatchObject({
      solid: 1,
      end: 1,
    })
  })
})

describe('axisTicks', () => {
  it('numbers every third, sixth or twelfth month', () => {
    expect(axisTicks(12)).toEqual([0, 3, 6, 9, 12])
    expect(axisTicks(24)).toEqual([0, 6, 12, 18, 24])
    expect(axisTicks(36)).toEqual([0, 12, 24, 36])
  })
})
