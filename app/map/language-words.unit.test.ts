import { describe, expect, it } from 'vitest'
import { spokenLanguages } from './language-words.ts'

const firm = (...offices: string[][]) =>
  ({ offices: offices.map((languages) => ({ languages })) }) as unknown as Parameters<
    typeof spokenLanguages
  >[0]

describe('the spoken languages', () => {
  it('combine those of all offices without duplicates, the reader’s own first', () => {
    const identity = firm(['es', 'ca', 'en'], ['es', 'de'])
    expect(spokenLanguages(identity, 'de')).toBe('Deutsch, Spanisch, Katalanisch und Englisch')
    expect(spokenLanguages(identity, 'en')).toBe('English, Spanish, Catalan and German')
    expect(spokenLanguages(identity, 'es')).toBe('español, catalán, inglés y alemán')
  })

  it('exclude the reader’s language if no office speaks it', () => {
    expect(spokenLanguages(firm(['es', 'en']), 'de')).toBe('Spanisch und Englisch')
    expect(spokenLanguages(firm(['de', 'en']), 'es')).toBe('alemán e inglés')
  })
})
