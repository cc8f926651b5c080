import { describe, expect, it } from 'vitest'
import type { GlossaryTerm } from '#content/schema/schema.glossary.ts'
import { avoidedWords, unnamedTerms } from './terms.ts'

const meaning = { es: 'Uno.', en: 'One.', de: 'Eins.' }
const glossary: GlossaryTerm[] = [
  {
    id: 'franquicia',
    theme: 'contract',
    onTap: [],
    es: ['franquicia'],
    en: ['excess', 'deductible'],
    de: ['Selbstbeteiligung', 'Selbstbehalt'],
    meaning,
    avoid: { en: ['franchise'], de: ['Franchise'] },
  },
  {
    id: 'perito',
    theme: 'contract',
    onTap: [],
    es: ['perito'],
    en: ['loss adjuster'],
    de: ['Sachverständiger'],
    meaning,
  },
]
const avoided = (text: string, field = 'lead') => avoidedWords('x.yaml', 'en', [{ field, text }], glossary)

describe('words that the glossary avoids', () => {
  it('are named with the better one', () => {
    expect(avoided('Choose a higher Franchise and pay less.')).toEqual([
      'x.yaml: lead: “franchise”: the glossary says “excess”',
    ])
  })

  it('count in their own language, as whole words, outside marked terms and explained ones', () => {
    expect(avoidedWords('x.yaml', 'es', [{ field: 'lead', text: 'La franchise.' }], glossary)).toEqual([])
    expect(avoided('A franchised dealer, the French *franchise*.')).toEqual([])
    expect(avoided('Franchise', 'terms[0].term')).toEqual([])
    expect(avoided('A **franchise** of 300.')).toHaveLength(1)
  })
})

describe('terms that a page explains', () => {
  it.each([
    ['en', 'What you pay yourself.', 1],
    ['en', 'The excess: what you pay yourself.', 0],
    ['de', 'Ihr Anteil am Schaden.', 1],
    ['de', 'Ihr Anteil, die Selbstbeteiligung.', 0],
    ['es', 'Lo que paga usted.', 0],
  ] as const)('%s: “%s” has %i problems', (locale, words, count) => {
    const terms = [{ term: '*Franquicia*', meaning: words }]
    expect(unnamedTerms('x.yaml', locale, terms, glossary)).toHaveLength(count)
  })

  it('may be inflected, and may be unknown to the glossary', () => {
    const inflected = [{ term: 'perito', meaning: 'Gutachten eines Sachverständigen.' }]
    expect(unnamedTerms('x.yaml', 'de', inflected, glossary)).toEqual([])
    expect(unnamedTerms('x.yaml', 'de', [{ term: 'Tramuntana', meaning: 'Wind.' }], glossary)).toEqual([])
  })
})
