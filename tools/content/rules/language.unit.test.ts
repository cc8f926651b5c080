import { describe, expect, it } from 'vitest'
import { guessLanguage, languageProblems } from './language.ts'

const samples = {
  es: 'La aseguradora paga los daños que usted cause a otros con el coche, pero no los suyos.',
  en: 'The insurer pays for the harm that you do to others with the car, but not for your own.',
  de: 'Der Versicherer zahlt die Schäden, die Sie anderen mit dem Auto zufügen, aber nicht Ihre eigenen.',
} as const

describe('the language of a text', () => {
  it.each(['es', 'en', 'de'] as const)('is recognised: %s', (locale) => {
    expect(guessLanguage(samples[locale])).toBe(locale)
  })

  it('is left open for a few words and for names', () => {
    expect(guessLanguage('Ley 50/1980')).toBeUndefined()
    expect(guessLanguage('NIE, TIE, ITV, IBI, DGSFP, CUPS, PVPC')).toBeUndefined()
  })
})

describe('a page', () => {
  it.each([
    ['es', 'en'],
    ['en', 'de'],
    ['de', 'es'],
  ] as const)('in %s with a sentence in %s is wrong', (page, other) => {
    const text = `${samples[page]} ${samples[other]}`
    const [problem, ...more] = languageProblems('x.yaml', page, [{ field: 'lead', text }])
    expect(problem).toContain(`x.yaml: lead: reads like ${other}`)
    expect(more).toEqual([])
  })

  it('may quote a marked foreign term or a quoted sentence', () => {
    const quoted = 'Ask for the *certificado de la póliza que tiene con la compañía* before you go.'
    const spoken = 'The form asks “¿Qué es lo que quiere asegurar usted y desde cuándo?” and you tick a box.'
    expect(languageProblems('x.yaml', 'en', [{ field: 'lead', text: `${quoted} ${spoken}` }])).toEqual([])
  })
})
