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

  it('resolves facts, links, foreign terms and strong words in order', () => {
    const source =
      'Pay {{fact:nie.fee}} for the *tasa* at [our page](page:contact#map), **now**, or [there](https://x.test/a).'
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

  it('links our phone number and e-mail address', () => {
    const ours = {
      ...context,
      fill: (text: string) =>
        text
          .replaceAll('{phone}', '+34 971')
          .replaceAll('{tel}', '+34971')
          .replaceAll('{email}', 'a@b.example'),
    }
    expect(parseInline('Ring {phone} or write to {email}.', ours)).toEqual([
      'Ring ',
      { a: 'tel:+34971', t: '+34 971' },
      ' or write to ',
      { a: 'mailto:a@b.example', t: 'a@b.example' },
      '.',
    ])
  })

  it('keeps link texts plain', () => {
    expect(
      parseInline('See [the *mutua* **now**](page:a), [*baja temporal*](https://x.test).', context),
    ).toEqual([
      'See ',
      { a: '/a', t: 'the mutua now' },
      ', ',
      { a: 'https://x.test', t: 'baja temporal' },
      '.',
    ])
  })

  it.each(['*open', 'closed*', 'a [*b](page:c) d', '*a* b* c', '**a*'])(
    'rejects a stray mark: %s',
    (source) => {
      expect(() => parseInline(source, context)).toThrow('an asterisk would be printed')
    },
  )

  it.each([
    ['Ask {fact:x} now', '{fact:x}'],
    ['Ask {{fact:x} now', '{{fact:x}'],
    ['Ask {{ fact:x }} now', '{{ fact:x }}'],
    ['Ask {{x}} now', '{{x}}'],
    ['Ask {telefono} now', '{telefono}'],
    ['Ask **{telefono}** now', '{telefono}'],
    ['Ask *{telefono}* now', '{telefono}'],
    ['Ask [a {telefono}](page:b) now', '{telefono}'],
    ['Ask fact:x now', 'fact:x'],
    ['See [a] (page:legal) now', '] (page:legal)'],
    ['See [a](page:legal', '](page:legal'],
    ['See [a](www.boe.es) now', '](www.boe.es)'],
    ['See [a](/seguros/comunidad) now', '](/seguros/comunidad)'],
    ['See **[a](page:legal)** now', '](page:legal)'],
  ])('rejects mistyped notation: %s', (source, slip) => {
    expect(() => parseInline(source, context)).toThrow('mistyped notation would be printed: “')
    expect(() => parseInline(source, context)).toThrow(slip)
  })

  it('leaves non-notation unchanged: brackets, and colons after notation names', () => {
    const words = 'Form [790] of the office (Palma), a fact: yes.'
    expect(parseInline(words, context)).toBe(words)
  })

  it('passes on the form of a fact and fills placeholders', () => {
    expect(parseInline('{{fact:a.b|n}} {brand}', context)).toBe('<a.b|n> Example')
  })

  it('keeps a hyphenated short name on one line', () => {
    for (const name of ['IB-Salut', 'EU-Land', 'E-Auto'])
      expect(parseInline(`(${name})`, context)).toBe(`(${name.replace('-', '-\u2060')})`)
    // The second half fills its own line, or is a number, which no line begins with.
    for (const name of ['EU-Aufenthaltsrecht', 'EX-15', 'ITV-Karte', 'Haus- und Grund'])
      expect(parseInline(name, context)).toBe(name)
    expect(plainText(parseInline('IB-Salut and **IB-Salut**', context))).toBe('IB-Salut and IB-Salut')
    expect(plainText(parseInline('IB-Salut', context))).toBe('IB-Salut')
  })

  it('returns the plain text', () => {
    expect(plainText(parseInline('**A** [b](page:x) *c* d', context))).toBe('A b c d')
    expect(factIdsIn('{{fact:a.b}} and {{fact:c.d-e|m}}')).toEqual(['a.b', 'c.d-e'])
  })
})
