import { describe, expect, it } from 'vitest'
import { otherTexts, piecesBeside } from './other-texts.ts'

describe('texts with all languages beside each other', () => {
  const value = {
    id: 'x',
    en: ['excess'],
    meaning: { es: 'Uno.', en: 'One.', de: 'Eins.' },
    list: [{ name: { es: 'Dos', en: 'Two', de: 'Zwei' } }],
  }

  it('are read for one language; lists of names are not', () => {
    expect(piecesBeside(value, 'en')).toEqual([
      { field: 'meaning', text: 'One.' },
      { field: 'list[0].name', text: 'Two' },
    ])
  })
})

describe('texts of the interface', () => {
  it('are read from every file of the language', () => {
    const files = otherTexts('de').map(({ file }) => file)
    expect(files).toEqual(
      expect.arrayContaining(['locales/de.json', 'locales/forms/de.json', 'content/glossary.yaml']),
    )
    expect(files.some((file) => file.endsWith('/en.json') || file.endsWith('voice.yaml'))).toBe(false)
  })
})
