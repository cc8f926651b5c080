import { describe, expect, it } from 'vitest'
import type { VoiceRule } from '#content/schema/schema.voice.ts'
import { locales, type Locale } from '#map/locale.ts'
import { readVoice, VoiceRegister } from './voice.ts'

type Given = Omit<VoiceRule, 'better' | 'except'> & { readonly except?: string[] }

const registerOf = ({ except = [], ...rule }: Given, locale: Locale = 'en') =>
  new VoiceRegister(locale, [{ ...rule, except, better: 'another' }])

function found(rule: Given, text: string): number {
  return registerOf(rule).problems('x.yaml', [{ field: 'lead', text }]).length
}

describe('words that the site does not use', () => {
  it('are named with the file, the field and the better one', () => {
    const register = registerOf({ words: ['papers'] })
    expect(register.problems('x.yaml', [{ field: 'lead', text: 'Bring your papers.' }])).toEqual([
      'x.yaml: lead: “papers”: better “another”',
    ])
  })

  it.each([
    ['Papers', 1],
    ['Your **papers**, signed', 1],
    ['[your papers](page:contact)', 1],
    ['The paper and the newspapers', 0],
    ['A papers-only matter', 0],
    ['the Spanish *papers*', 0],
    ['{papers} of {count, plural, one {one} other {#}}', 0],
    ['{count, plural, one {one paper} other {# papers}}', 1],
  ])('are whole words of the text itself: “%s” has %i', (text, count) => {
    expect(found({ words: ['papers'] }, text)).toBe(count)
  })

  it('are found with either apostrophe', () => {
    expect(found({ words: ["needn't"] }, 'You needn’t come.')).toBe(1)
    expect(found({ words: ['needn’t'] }, "You needn't come.")).toBe(1)
  })

  it('stand with a capital for themselves, and exactly as spelt if the rule says so', () => {
    expect(found({ words: ['Weg'] }, 'Er ist weg.')).toBe(0)
    expect(found({ words: ['ehe'] }, 'Ehe und Familie')).toBe(1)
    expect(found({ words: ['ehe'], exact: true }, 'Ehe und Familie')).toBe(0)
    expect(found({ words: ['ehe'], exact: true }, 'Kommen Sie, ehe wir schließen.')).toBe(1)
  })

  it.each([
    ['Wer hier wohnt, meldet sich an.', 1],
    ['Gut. Wer hier wohnt, zahlt 1.200 Euro.', 1],
    ['„Wer hier wohnt, meldet sich an.“', 1],
    ['Wer zahlt?', 0],
    ['Gut. Wer zahlt die Gebühr?', 0],
    ['Wer in Spanien was versichern muss', 0],
    ['Fragen Sie, wer zahlt.', 0],
  ])('may be the first words of a statement alone: “%s” has %i', (text, count) => {
    expect(found({ words: ['Wer'], start: true }, text)).toBe(count)
  })

  it('may begin a definition or a description for search engines', () => {
    const rule: Given = { words: ['Wer'], start: true }
    for (const field of ['terms[0].meaning', 'metaDescription']) {
      const pieces = [{ field, text: 'Wer den Vertrag schließt.' }]
      expect(registerOf(rule).problems('x.yaml', pieces)).toEqual([])
    }
  })

  it('may need another word in the same sentence', () => {
    const rule: Given = { words: ['counter'], in: ['office'] }
    expect(found(rule, 'Go to the counter of the office.')).toBe(1)
    expect(found(rule, 'A shop has a counter. The office has none.')).toBe(0)
  })
})

describe('phrases in which the words are right', () => {
  const rule: Given = { words: ['sum'], except: ['lump sum', 'sum insured'] }

  it.each([
    ['A lump sum, taxed once.', 0],
    ['A Lump sum', 0],
    ['Lump sum', 0],
    ['The sum you chose', 1],
    ['A lump sum and another sum', 1],
  ])('except them: “%s” has %i', (text, count) => {
    expect(found({ ...rule, except: ['lump sum'] }, text)).toBe(count)
  })

  it('are struck once no text needs them', () => {
    const register = registerOf(rule)
    register.problems('x.yaml', [{ field: 'lead', text: 'A lump sum. No other sum insurance.' }])
    expect(register.idleExceptions()).toEqual([
      'voice.yaml: en: no text has “sum insured” any more: strike the exception',
    ])
  })
})

describe('the words of this site', () => {
  const voice = readVoice()
  const registers = {
    es: new VoiceRegister('es', voice.es),
    en: new VoiceRegister('en', voice.en),
    de: new VoiceRegister('de', voice.de),
  }
  const count = (locale: Locale, text: string) =>
    registers[locale].problems('x.yaml', [{ field: 'text', text }]).length

  it.each([
    ['en', 'The law demands it.'],
    ['en', 'Whoever drives needs a licence.'],
    ['en', 'Must I come in person?'],
    ['en', 'You need not come.'],
    ['en', 'We will ring you.'],
    ['en', 'Take a number at the office counter.'],
    ['de', 'Wer in Spanien wohnt, meldet sich an.'],
    ['de', 'Fehlt die Bescheinigung, lehnt das Amt ab.'],
    ['de', 'Melden Sie es binnen sieben Tagen.'],
    ['de', 'Welcher Weg gilt für Sie?'],
    ['es', 'Quien vive aquí debe empadronarse.'],
    ['es', 'Traiga los papeles.'],
    ['es', 'Ha de pagar la tasa.'],
    ['es', 'Te llamamos mañana.'],
  ] as const)('%s: “%s” has one of them', (locale, text) => {
    expect(count(locale, text)).toBe(1)
  })

  it.each([
    ['en', 'The pension pays a lump sum; the sum insured stays the same.'],
    ['en', 'It counts as a motor vehicle, however slow it is.'],
    ['en', 'A ring worth more must be named. The shop has a counter.'],
    ['en', 'Shall we call you?'],
    ['de', 'Wer in Spanien was versichern muss'],
    ['de', 'Der Weg vom Parkplatz zum Strand ist kurz.'],
    ['de', 'Ist das Pflicht? Rufen Sie uns an.'],
    ['de', 'Die Ehe wurde in Palma geschlossen.'],
    ['es', '¿Quién puede pedirlo? Quien tenga pasaporte de la UE'],
    ['es', 'Llévelo en papel.'],
    ['es', '¿Te llamamos?'],
  ] as const)('%s: “%s” has none', (locale, text) => {
    expect(count(locale, text)).toBe(0)
  })

  it('are those of each language alone', () => {
    for (const locale of locales) expect(voice[locale].length).toBeGreaterThan(10)
  })
})
