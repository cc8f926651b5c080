import { plainText } from '#content/inline.ts'
import { formatDay } from '#i18n/date-format.ts'
import { locales, type Locale } from '#map/locale.ts'
import { pageLabel, pagePath } from '#map/paths.ts'
import { pageIds, pages, unlistedPages, type PageId } from '#map/pages/pages.ts'
import { trailOf } from '#map/trail.ts'
import { insuranceGroups, serviceGroups } from '#map/groups.ts'
import type { EntryFees, SearchEntry } from './search-entry.ts'
import type { SiteContent } from './site-content.server.ts'
import type { RichTextPart, RichTextValue } from '#design/rich-text.tsx'

const silent = new Set(
  (
    'id by kind lang url href when stage required scene date updated related sources metaTitle ' +
    'metaDescription summary page link'
  ).split(' '),
)

function isPart(value: unknown): value is RichTextPart {
  if (typeof value === 'string') return true
  if (typeof value !== 'object' || value === null) return false
  return ('a' in value && 't' in value) || 'b' in value || 'i' in value
}

function isRichText(value: unknown): value is RichTextValue {
  return (
    typeof value === 'string' ||
    (Array.isArray(value) && value.some((part) => typeof part !== 'string') && value.every(isPart))
  )
}

/** The prose of resolved content, a field each, in reading order; names, dates and links left out. */
export function contentText(value: unknown): string[] {
  if (isRichText(value)) return [plainText(value).replaceAll('\u00AD', '')]
  if (Array.isArray(value)) return value.flatMap(contentText)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, field]) => (silent.has(key) ? [] : contentText(field)))
}

const groups: Readonly<Record<string, Readonly<Record<Locale, string>> | undefined>> = {
  ...Object.fromEntries(Object.entries(insuranceGroups).map(([id, name]) => [`insurance.${id}`, name])),
  ...Object.fromEntries(Object.entries(serviceGroups).map(([id, name]) => [`service.${id}`, name])),
}

/** Products and services are what most visitors look for. */
function weightOf(page: PageId): number {
  const { kind } = pages[page]
  if (page === 'service.noticia' || page === 'blog' || page === 'news') return 0.6
  if (kind === 'insurance' || kind === 'service' || kind === 'office') return 1
  return kind === 'legal' ? 0.5 : 0.85
}

/** The labels of a page's parents, its menu group last. */
export function pageTrail(page: PageId, locale: Locale, { identity }: SiteContent): string[] {
  const above = trailOf(page).filter((id) => id !== 'home')
  const group = groups[`${page.split('.')[0]}.${pages[page].group}`]?.[locale]
  return [...above.map((id) => pageLabel(id, locale, identity)), ...(group ? [group] : [])]
}

/** The pages that can be found. */
export const foundPages: readonly PageId[] = pageIds.filter(
  (page) => !['home', 'search'].includes(page) && !unlistedPages.has(page),
)

function foreignWords(page: PageId, locale: Locale, site: SiteContent): SearchEntry['foreign'] {
  return Object.fromEntries(
    locales
      .filter((other) => other !== locale)
      .map((other) => {
        const content = site.page(page, other)
        const terms =
          'terms' in content && content.terms ? contentText(content.terms.map(({ term }) => term)) : []
        const words = site.words[other].pages[page] ?? []
        return [other, [pageLabel(page, other, site.identity), content.title, ...words, ...terms]]
      }),
  )
}

function feesOf(page: PageId, locale: Locale, site: SiteContent): EntryFees | undefined {
  const content = site.page(page, locale)
  if (!('fees' in content) || content.fees === undefined) return undefined
  const { heading, rows, note } = content.fees
  const seen = site.feesSeen(page, locale)
  return {
    heading: plainText(heading),
    rows: rows.map(({ label, amount }) => ({ label: plainText(label), amount: plainText(amount) })),
    ...(note !== undefined && { note: plainText(note) }),
    ...(seen !== undefined && { asOf: formatDay(seen, locale) }),
  }
}

/** Products, services, offices and all other pages. */
export function pageEntries(locale: Locale, site: SiteContent): SearchEntry[] {
  const { identity } = site
  const words = site.words[locale].pages
  return foundPages.map((page) => {
    const href = pagePath(page, locale, identity)
    const content = site.page(page, locale)
    const label = pageLabel(page, locale, identity)
    const fees = feesOf(page, locale, site)
    return {
      kind: pages[page].kind === 'office' ? 'office' : 'page',
      page,
      href,
      title: label,
      trail: pageTrail(page, locale, site),
      summary: content.summary,
      text: contentText(content),
      said: [content.title.replaceAll('\u00AD', ''), ...(words[page] ?? [])],
      foreign: foreignWords(page, locale, site),
      ...(fees !== undefined && { fees }),
      weight: weightOf(page),
    }
  })
}
