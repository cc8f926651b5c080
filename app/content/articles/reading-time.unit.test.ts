import { describe, expect, it } from 'vitest'
import { countWords, readingMinutes } from './reading-time.ts'

describe('reading time', () => {
  it('counts words and figures, not punctuation, table rules or link targets', () => {
    expect(
      countWords('## One two\n\n- three\n\n| four | 5 |\n|---|---|\n\n[six](page:a-b) – **seven**.'),
    ).toBe(7)
  })

  it.each([
    [0, 1],
    [240, 1],
    [310, 2],
    [1000, 5],
  ])('of %i words is %i min', (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes)
  })
})
