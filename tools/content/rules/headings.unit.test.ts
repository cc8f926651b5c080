import { describe, expect, it } from 'vitest'
import { headingProblems } from './headings.ts'

const of = (text: string, field = 'cover.heading') => [{ field, text }]

describe('headings of sections', () => {
  it('fit into the list of contents', () => {
    expect(headingProblems('x.yaml', 'en', of('a'.repeat(42)))).toEqual([])
    expect(headingProblems('x.yaml', 'en', of('a'.repeat(43)))).toEqual([
      `x.yaml: cover.heading: “${'a'.repeat(43)}” has 43 characters, 42 at most`,
    ])
    expect(headingProblems('x.yaml', 'de', of('a'.repeat(46)))).toEqual([])
    expect(headingProblems('x.yaml', 'de', of('a'.repeat(47)))).toHaveLength(1)
  })

  it('are measured as they are read, without soft hyphens and marks', () => {
    expect(headingProblems('x.yaml', 'en', of(`*${'a\u00AD'.repeat(42)}*`))).toEqual([])
    expect(headingProblems('x.yaml', 'en', of('a'.repeat(43), 'cover.text'))).toEqual([])
  })

  it('are different on one page', () => {
    const pieces = [...of('What it costs', 'fees.heading'), ...of('What it costs', 'ask.heading')]
    expect(headingProblems('x.yaml', 'en', pieces)).toEqual([
      'x.yaml: ask.heading: “What it costs” is also the heading of fees.heading',
    ])
  })
})
