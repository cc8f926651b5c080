import { expect, test, vi } from 'vitest'
import { serverTexts } from './server-texts.server.ts'

/** Texts of a language that are typed as a declaration beside a file of `locales/` types them. */
const es = {
  title: 'Su «cita»' as '',
  mail: {
    subject: 'Referencia {reference}' as '{reference}',
    files: '{count} {count, plural, one {archivo} other {archivos}}' as '{count, number}',
    sent: '{part, select, morning {por la mañana} other {hoy}}' as '{part}',
  },
}
const other = (files: string) => ({ title: '', mail: { subject: '', files, sent: '' } })
const texts = serverTexts({
  es,
  en: other('{count, plural, one {one file} other {# files}}'),
  de: other('{count, number} Dateien'),
})

test('a text is formatted by the rules of its language', () => {
  const t = texts.es
  expect(t('title')).toBe('Su «cita»')
  expect(t('mail.subject', { reference: 'FAR-{x}' })).toBe('Referencia FAR-{x}')
  expect([1, 2].map((count) => t('mail.files', { count }))).toEqual(['1 archivo', '2 archivos'])
  expect(['morning', 'any'].map((part) => t('mail.sent', { part }))).toEqual(['por la mañana', 'hoy'])
  expect(texts.en('mail.files', { count: 1_500 })).toBe('1,500 files')
  expect(texts.de('mail.files', { count: 1_500 })).toBe('1.500 Dateien')
})

test('find returns undefined for an unknown key', () => {
  expect(texts.es.find('mail.subject', { reference: 'R' })).toBe('Referencia R')
  for (const key of ['mail', 'mail.gone', 'constructor', '']) expect(texts.es.find(key)).toBeUndefined()
})

test('unknown keys and missing values are type errors', () => {
  const t = texts.es
  // @ts-expect-error -- unknown key
  expect(() => t('gone', {})).toThrow('unknown text gone in es')
  const wrong = () => [
    // @ts-expect-error -- the reference is missing
    t('mail.subject'),
    // @ts-expect-error -- wrong name
    t('mail.subject', { ref: 'R' }),
    // @ts-expect-error -- a plural needs a number
    t('mail.files', { count: '2' }),
    // @ts-expect-error -- the text takes no values
    t('title', { reference: 'R' }),
    // @ts-expect-error -- English lacks keys
    serverTexts({ es, en: { title: '' }, de: es }),
  ]
  expect(wrong).toBeTypeOf('function')
})

test('a formatter is created once', () => {
  const made = vi.spyOn(Intl, 'PluralRules')
  texts.es('mail.files', { count: 1 })
  texts.es('mail.files', { count: 2 })
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})
