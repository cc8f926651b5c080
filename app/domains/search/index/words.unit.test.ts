import { describe, expect, it } from 'vitest'
import { createSplitter } from './query-analyzer.server.ts'
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

  it.each([
    ['N.I.E.', ['nie']],
    ['N. I. E.', ['nie']],
    ['n i e', ['nie']],
    ['R.C.', ['rc']],
    ['D&O', ['d&o']],
    ['d & o', ['d&o']],
    ['D und O', ['d&o']],
    ['B&B', ['b&b']],
    ['e.x. 15', ['ex15']],
    ['z.B. nicht', ['zb', 'nicht']],
    ['p.ej. uno', ['ej', 'uno']],
  ])('read %s as an acronym: %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it.each([
    ['modelo nº 210', ['modelo', '210']],
    ['modelo n.º 210', ['modelo', '210']],
    ['modelo n° 210', ['modelo', '210']],
    ['form no. 210', ['form', '210']],
    ['Formular Nr. 790', ['formular', '790']],
    ['núm. 210', ['210']],
    ['nr790', ['790']],
    ['#210', ['210']],
    ['the 210', ['the', '210']],
    ['el 210', ['el', '210']],
    ['das 210', ['das', '210']],
    ['modelo210', ['modelo', '210']],
    ['210formular', ['210', 'formular']],
    ['número de extranjero', ['número', 'de', 'extranjero']],
    ['V5C', ['v5c']],
  ])('read the number of %s by itself: %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
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
