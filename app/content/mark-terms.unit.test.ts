import { describe, expect, it } from 'vitest'
import type { Locale } from '#map/locale.ts'
import { loadPage } from './load.server.ts'
import { markTerms } from './mark-terms.server.ts'
import type { GlossaryTerm } from './schema/schema.glossary.ts'

const term = (id: string, es: string[], en: string): GlossaryTerm => ({
  id,
  theme: 'paperwork',
  onTap: ['en', 'de'],
  es,
  en: [en],
  de: [en],
  meaning: { es: 'Uno.', en: 'One.', de: 'Eins.' },
})
const terms = [
  term('padron', ['empadronamiento', 'padrón'], 'municipal registration'),
  term('tie', ['TIE'], 'TIE'),
  term('itv', ['ITV'], 'vehicle inspection'),
  term('nie', ['NIE'], 'NIE'),
]
const glossary = { href: '/en/glossary', label: 'Glossary' }
const marked = (content: object, title = 'Moving', locale: Locale = 'en') =>
  markTerms({ title, ...content }, { locale, terms, glossary }) as Record<string, unknown>
const idsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"term":"([a-z-]+)"/g)].map(([, id = '']) => id)

describe('words explained on tap', () => {
  it('keep the text around them and lead to the glossary', () => {
    expect(marked({ text: ['Bring the padrón today.'] })['text']).toEqual([
      [
        'Bring the ',
        {
          term: 'padron',
          t: 'padrón',
          m: 'municipal registration: One.',
          a: '/en/glossary#padron',
          more: 'Glossary',
          lang: 'es',
        },
        ' today.',
      ],
    ])
  })

  it('have no name of their own where it is the same word', () => {
    expect(marked({ text: 'A TIE.' })['text']).toMatchObject(['A ', { t: 'TIE', m: 'One.' }, '.'])
  })

  it('replace words set as foreign', () => {
    expect(marked({ a: ['The ', { i: 'padrón' }, ' first'] })['a']).toMatchObject([
      'The ',
      { term: 'padron' },
      ' first',
    ])
  })

  it('are marked at their first mention only, and three on a page at most', () => {
    expect(idsIn(marked({ intro: 'padrón, padrón, TIE', text: 'TIE, ITV, NIE' }))).toEqual([
      'padron',
      'tie',
      'itv',
    ])
  })

  it('are whole words, in sentences, and never in links, headings and labels', () => {
    expect(idsIn(marked({ text: 'ITVs, anti-ITV, ITV-like' }))).toEqual([])
    expect(idsIn(marked({ text: [{ a: '/itv', t: 'the ITV' }, ' is'] }))).toEqual([])
    expect(
      idsIn(
        marked({
          heading: 'ITV',
          items: [{ label: 'ITV', q: 'ITV?' }],
          lead: 'ITV',
          terms: [{ text: 'ITV' }],
        }),
      ),
    ).toEqual([])
  })

  it('are not what the page is about, nor words that its readers know', () => {
    expect(idsIn(marked({ text: 'ITV and TIE' }, 'Your ITV in Mallorca'))).toEqual(['tie'])
    expect(idsIn(marked({ text: 'ITV and TIE' }, 'Mudanza', 'es'))).toEqual([])
  })

  it('stand on real pages', () => {
    const page = loadPage('/en/services/car-registration')
    expect(idsIn(page?.content).length).toBeGreaterThan(0)
    expect(idsIn(page?.content).length).toBeLessThanOrEqual(3)
    expect(idsIn(loadPage('/en/sinister')?.content)).toEqual([])
  })
})
