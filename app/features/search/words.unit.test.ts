import { describe, expect, it } from 'vitest'
import { createSplitter } from './compounds.ts'
import { fold, initialsOf, wordPlaces, wordsOf } from './words.ts'

describe('words', () => {
  it('fold accents, umlauts and their spelt-out forms alike', () => {
    expect(['Schäden', 'schaeden', 'SCHADEN'].map(fold)).toEqual(['schaden', 'schaden', 'schaden'])
    expect(['móvil', 'movil'].map(fold)).toEqual(['movil', 'movil'])
    expect(fold('Straße')).toBe('strasse')
  })

  it('keep short letters and their number together', () => {
    expect(wordsOf('Formulario EX-15, tasa 790 012')).toEqual(['formulario', 'ex15', 'tasa', '790', '012'])
    expect(wordsOf('ex 15')).toEqual(['ex15'])
    expect(wordsOf('S1')).toEqual(['s1'])
  })

  it('have a letter before them that is no word of its own', () => {
    expect(initialsOf('E-Auto oder e bike')).toEqual(['e', 'e'])
    expect(initialsOf("doctor's appointment, D&O, EX-15")).toEqual([])
  })

  it('know where they stand', () => {
    const text = 'Zur ITV, a tiempo'
    expect(wordPlaces(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Zur', 'ITV', 'tiempo'])
  })
})

describe('compounds', () => {
  const split = createSplitter(new Set(['hund', 'haftpflicht', 'versicherung', 'auto', 'kranken']))
  it.each([
    ['autoversicherung', ['auto', 'versicherung']],
    ['hundehaftpflicht', ['hund', 'haftpflicht']],
    ['hundehaftpflichtversicherung', ['hund', 'haftpflicht', 'versicherung']],
    ['versicherung', []],
    ['automat', []],
  ])('%s falls apart into %j', (word, parts) => {
    expect(split(word)).toEqual(parts)
  })
})
