import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dialogNames } from '#map/dialogs.ts'
import { locales, type Locale } from '#map/locale.ts'
import { pages as map } from '#map/pages/pages.ts'
import { builtPages, siteApp } from '#tests/support/site.ts'
import { readAloud, type Reading } from '#tests/support/spoken-names.ts'

type Messages = { readonly [key: string]: string | Messages }

function flat(messages: Messages, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flat(value, `${prefix}${key}.`),
  )
}

/** All interface messages of a language, and its page names, by key. */
function textsOf(locale: Locale): Map<string, string> {
  const files = readdirSync('locales', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(`${locale}.json`),
  )
  const texts = files.flatMap((name) =>
    flat(JSON.parse(readFileSync(`locales/${name}`, 'utf8')) as Messages, name.replace(/[a-z]+\.json$/, '')),
  )
  const labels = Object.entries(map).map(
    ([id, page]) => [`page.${id}`, page.label[locale]] as [string, string],
  )
  return new Map([...texts, ...labels])
}

const all = Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)])) as Record<
  Locale,
  Map<string, string>
>

/**
 * A message as a pattern; undefined where it is hardly more than its values, or has plural forms.
 */
function pattern(text: string): RegExp | undefined {
  const words = text.replace(/\{\w+\}/g, '\0')
  const letters = words.replace(/\P{L}/gu, '').length
  if (/[{}<]/.test(words) || letters < (words.includes('\0') ? 6 : 3)) return undefined
  return new RegExp(`^${words.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll('\0', '.+')}$`)
}

const patterns = Object.fromEntries(
  locales.map((locale) => [locale, [...all[locale].values()].flatMap((text) => pattern(text) ?? [])]),
) as Record<Locale, RegExp[]>

const known = new Map<string, readonly Locale[]>()

/** The languages that have this text as a message. */
function languagesOf(words: string): readonly Locale[] {
  const found =
    known.get(words) ?? locales.filter((locale) => patterns[locale].some((text) => text.test(words)))
  known.set(words, found)
  return found
}

/** Whether a text is a message of another language and not of this one. */
function isForeign(words: string, lang: string): boolean {
  const found = languagesOf(words)
  return found.length > 0 && !found.some((locale) => locale === lang)
}

const foreignIn = ({ names }: Reading) => {
  expect(names.length).toBeGreaterThan(5)
  return names.filter(({ words, lang }) => isForeign(words, lang))
}

const pages = [...builtPages()].map(([path, html]) => [path, readAloud(html)] as const)

describe('text for screen readers only', () => {
  it('is identifiable by language', () => {
    const page = `<p lang="de">${'<img alt="Startseite">'.repeat(6)}<a aria-label="Search this site"></a></p>`
    expect(foreignIn(readAloud(page))).toEqual([{ words: 'Search this site', lang: 'de' }])
  })

  it.each(pages)('is in the language of the page %s', (_, reading) => {
    expect(foreignIn(reading)).toEqual([])
  })

  it.each(locales)('is in the language of every dialog: %s', async (locale) => {
    const site = await siteApp({ submit: () => Promise.resolve({ kind: 'unavailable' }) })
    for (const name of dialogNames) {
      // The last one opens only for a signed reference.
      const query = `dialog=${name}&reference=TAL-7K3M-Q2&sig=SIGNATURE`
      const answer = await site.request(`http://site.test/${locale}?${query}`)
      const html = await answer.text()
      expect(html, name).toContain('<dialog')
      expect(foreignIn(readAloud(html)), name).toEqual([])
    }
  })
})

describe('headings', () => {
  it.each(pages)('start at level one and skip none on %s', (_, { headings }) => {
    expect(headings.filter(({ level }) => level === 1)).toHaveLength(1)
    const skipped = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
    expect(skipped).toEqual([])
    expect(headings.filter(({ words }) => words === '')).toEqual([])
  })
})
