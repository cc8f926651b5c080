import { describe, expect, it } from 'vitest'
import type { Locale } from '#map/locale.ts'
import {
  kindSentenceProblems,
  measure,
  pageSentenceProblems,
  sentenceLengths,
  sentencesIn,
  wordsOf,
} from './sentence-lengths.ts'

const repeated = (words: number, times: number) => Array.from({ length: times }, () => words)

describe('sentences', () => {
  it.each<[Locale, string, number]>([
    ['en', 'You need a passport. Bring a copy too!', 2],
    ['en', 'You need a passport', 0],
    ['en', 'You need a passport. A copy', 1],
    ['en', 'Under art. 5 you have a month. Then it ends.', 2],
    ['en', 'Bring proof, e.g. Form 790 or another.', 1],
    ['en', 'It costs €1,234.56 in all.', 1],
    ['en', 'You have {{fact:x}}. {{fact:y}} is the fee.', 2],
    ['en', '“Who pays?” Nobody asks.', 2],
    ['de', 'Ab dem 1. Januar gilt die neue Gebühr.', 1],
    ['de', 'Nach Art. 5 Abs. 2 gilt das, z. B. Ihr Pass.', 1],
    ['de', 'Sie zahlen 1.234,56 Euro. Danach ist die Sache erledigt.', 2],
    ['de', '„Das reicht.“ Danach gehen Sie.', 2],
    ['es', 'Según el art. 5, núm. 2, tiene un mes.', 1],
    ['es', 'El n.º 7 de la calle. ¿Tiene cita?', 2],
    ['es', 'Pague aprox. 30 euros en EE. UU. y guarde el recibo.', 1],
  ])('%s: “%s” has %i', (locale, text, count) => {
    expect(sentencesIn(text, locale)).toHaveLength(count)
  })

  it('have words; a fact is one of them, a dash is none', () => {
    expect(wordsOf('You have # – no more.')).toBe(5)
    expect(wordsOf('Form EX-15 costs 12 euros.')).toBe(5)
  })

  it('are those of prose, not of headings, labels, questions and cells', () => {
    const text = 'This has four words.'
    const fields = [
      'lead',
      'audience.heading',
      'faqs[0].q',
      'faqs[0].a',
      'inShort[0].label',
      'inShort[0].text',
    ]
    const cells = [
      'levels.rows[0].cells[1]',
      'levels.columns[0]',
      'claim.steps[0].title',
      'claim.steps[0].text',
    ]
    const pieces = [...fields, ...cells].map((field) => ({ field, text }))
    expect(sentenceLengths(pieces, 'en')).toEqual([4, 4, 4, 4])
  })
})

describe('the measure of sentences', () => {
  it.each([
    [[3], 3],
    [[3, 20, 10], 10],
    [[10, 12, 13, 20], 12.5],
    [[], 0],
  ])('of %j has the median %d', (lengths, median) => {
    expect(measure(lengths).median).toBe(median)
  })

  it('counts those with eight words or fewer', () => {
    expect(measure([8, 9, 9, 9]).short).toBe(0.25)
  })
})

describe('pages of products and services', () => {
  it('have a median of twelve to sixteen words together, and few short sentences', () => {
    expect(kindSentenceProblems('services in en', repeated(12, 10))).toEqual([])
    expect(kindSentenceProblems('services in en', repeated(11, 10))).toEqual([
      'services in en: the median sentence has 11 words, expected 12 to 16',
    ])
    expect(kindSentenceProblems('services in en', [...repeated(8, 3), ...repeated(14, 7)])).toEqual([
      'services in en: 30 % of the sentences have 8 words or fewer, expected 20 % at most',
    ])
  })

  it('may vary more each', () => {
    expect(pageSentenceProblems('x.yaml', [...repeated(8, 3), ...repeated(11, 7)])).toEqual([])
    expect(pageSentenceProblems('x.yaml', repeated(7, 10))).toHaveLength(2)
    expect(pageSentenceProblems('x.yaml', repeated(19, 10))).toHaveLength(1)
  })
})
