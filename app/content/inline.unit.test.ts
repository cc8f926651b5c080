import { describe, expect, it } from 'vitest'
import { factIdsIn, parseInline, plainText } from './inline.ts'

const context = {
  fact: (id: string, form: string | undefined) => `<${id}${form ? `|${form}` : ''}>`,
  href: (page: string) => `/${page}`,
  fill: (text: string) => text.replaceAll('{brand}', 'Example'),
}

describe('inline notation', () => {
  it('leaves plain words alone', () => {
    expect(parseInline('  Plain words, 3 * 4.  ', context)).toBe('Plain words, 3 * 4.')
  })

  it('resolves facts, links, foreign terms and strong words in their order', () => {
    const source = 'Pay {{fact:nie.fee}} for the *tasa* at [our page](page:contact#map), **now**, or [there](https://x.test/a).'
    expect(parseInline(source, context)).toEqual([
      'Pay <nie.fee> for the ',
      { i: 'tasa' },
      ' at ',
      { a: '/contact#map', t: 'our page' },
      ', ',
      { b: 'now' },
      ', or ',
      { a: 'https://x.test/a', t: 'there' },
      '.',
    ])
  })

  it('passes the form of a fact on and fills placeholders', () => {
    expect(parseInline('{{fact:a.b|n}} {brand}', context)).toBe('<a.b|n> Example')
  })

  it('gives the bare words back', () => {
    expect(plainText(parseInline('**A** [b](page:x) *c* d', context))).toBe('A b c d')
    expect(factIdsIn('{{fact:a.b}} and {{fact:c.d-e|m}}')).toEqual(['a.b', 'c.d-e'])
  })
})
