import { join } from 'node:path'
import { readText } from '#i18n/read-text.server.ts'
import type { Locale } from '#map/locale.ts'
import type messages from '../../../locales/articles/es.json'

type Key = keyof typeof messages

const files = new Map<Locale, Record<Key, string>>()

function read(locale: Locale): Record<Key, string> {
  const known = files.get(locale)
  if (known !== undefined) return known
  const file = join(process.cwd(), 'locales/articles', `${locale}.json`)
  const words = JSON.parse(readText(file)) as Record<Key, string>
  files.set(locale, words)
  return words
}

/**
 * The messages of articles and their lists. They are part of the page's data and not of the
 * scripts, so that pages without articles do not load them.
 */
export function articleWords(
  locale: Locale,
): (key: Key, values?: Readonly<Record<string, string | number>>) => string {
  const words = read(locale)
  return (key, values = {}) =>
    words[key].replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
