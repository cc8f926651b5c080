import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readGlossary } from '#content/company-files.server.ts'
import { glossarySchema } from './schema.glossary.ts'

const term = {
  id: 'franquicia',
  theme: 'contract',
  es: ['franquicia'],
  en: ['excess'],
  de: ['Selbstbeteiligung'],
  meaning: { es: 'Su parte.', en: 'Your share.', de: 'Ihr Anteil.' },
}
const passes = (terms: unknown) => v.is(glossarySchema, terms)

describe('the glossary', () => {
  it('is complete in three languages', () => {
    expect(readGlossary().length).toBeGreaterThanOrEqual(225)
  })

  it('rejects a term missing in a language, an unknown field and a duplicate id', () => {
    expect(passes([term])).toBe(true)
    expect(passes([{ ...term, de: [] }])).toBe(false)
    expect(passes([{ ...term, meaning: { es: 'Su parte.', en: 'Your share.' } }])).toBe(false)
    expect(passes([{ ...term, note: 'x' }])).toBe(false)
    expect(passes([term, term])).toBe(false)
  })

  it('never avoids a term that it recommends', () => {
    for (const { id, avoid, ...words } of readGlossary()) {
      for (const locale of ['es', 'en', 'de'] as const) {
        const both = (avoid?.[locale] ?? []).filter((word) => words[locale].includes(word))
        expect(both, id).toEqual([])
      }
    }
  })
})
