import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { readYaml } from '#content/read-yaml.server.ts'
import { readText } from '#i18n/read-text.server.ts'
import type { Locale } from '#map/locale.ts'
import { piecesOf, type Piece } from './texts.ts'

/** A file with its texts in one language. */
export interface FileTexts {
  readonly file: string
  readonly pieces: readonly Piece[]
}

const languages: ReadonlySet<string> = new Set<Locale>(['es', 'en', 'de'])

/**
 * The texts of one language in a file that has all three beside each other, `{ es, en, de }`. Lists of words for a
 * language, as the glossary has, are names rather than texts, and sources are cited by their own names.
 */
export function piecesBeside(value: unknown, locale: Locale, field = ''): Piece[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => piecesBeside(item, locale, `${field}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    if (key === locale && typeof item === 'string') return [{ field, text: item }]
    return languages.has(key) || key === 'source'
      ? []
      : piecesBeside(item, locale, field === '' ? key : `${field}.${key}`)
  })
}

/** The texts of one language that are on no page of their own: facts, glossary, names, and those of the interface. */
export function otherTexts(locale: Locale): FileTexts[] {
  const beside = globSync(['content/*.yaml', 'content/facts/*.yaml'], { exclude: ['content/voice.yaml'] })
  const messages = globSync([`locales/${locale}.json`, `locales/*/${locale}.json`])
  return [
    ...beside.map((file) => ({
      file,
      pieces: piecesBeside(readYaml(file), locale, basename(file, '.yaml')),
    })),
    ...messages.map((file) => ({ file, pieces: piecesOf(JSON.parse(readText(file))) })),
  ]
}
