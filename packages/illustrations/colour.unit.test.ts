import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { channels, mix, palette, shaded, type Colour } from './colour.ts'

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Colour => `#${value.toString(16).padStart(6, '0')}`)
const shares = fc.double({ min: 0, max: 1, noNaN: true })

describe('channels', () => {
  it('reads red, green and blue', () => {
    expect(channels('#0f4c5c')).toEqual([15, 76, 92])
    expect(channels('#FFFDF9')).toEqual([255, 253, 249])
  })

  it.each(['#fff', '#12345g', '0f4c5c', '#0f4c5cff'])('rejects %s', (text) => {
    expect(() => channels(text as Colour)).toThrow(RangeError)
  })
})

describe('mix', () => {
  it('gives its ends and the middle', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000')
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff')
    expect(mix('#000000', '#ff8000', 0.5)).toBe('#804000')
  })

  it('keeps leading zeros', () => {
    expect(mix('#000102', '#000102', 0.3)).toBe('#000102')
  })

  it('stays between its ends', () => {
    fc.assert(
      fc.property(colours, colours, shares, (from, to, share) => {
        const start = channels(from)
        const end = channels(to)
        return channels(mix(from, to, share)).every((value, index) => {
          const [low, high] = [start[index] ?? 0, end[index] ?? 0].sort((a, b) => a - b)
          return value >= (low ?? 0) && value <= (high ?? 255)
        })
      }),
    )
  })
})

describe('shaded', () => {
  it('moves towards ink', () => {
    expect(shaded(palette.paper, 0)).toBe(palette.paper)
    expect(shaded(palette.paper, 1)).toBe(palette.ink)
  })
})
