import { loadPage, siteIdentity } from '#content/load.server.ts'
import { readSearchWords } from '#content/search-words.server.ts'
import { locales, type Locale } from '#site/locale.ts'
import { pageLabel, pagePath } from '#site/paths.ts'
import { pageIds, pages, type PageId } from '#site/pages.ts'
import { trailOf } from '#site/trail.ts'
import { insuranceGroups, serviceGroups } from '#site/groups.ts'
import { contentText } from './content-text.ts'
import type { SearchEntry } from './search-entry.ts'

/** Pages that nobody looks for here: where the visitor is, and what is not ready. */
const hidden: ReadonlySet<PageId> = new Set<PageId>(['home', 'search', 'service.draftss'])

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

/** The labels of what lies above a page, its menu group last. */
export function pageTrail(page: PageId, locale: Locale): string[] {
  const above = trailOf(page).filter((id) => id !== 'home')
  const group = groups[`${page.split('.')[0]}.${pages[page].group}`]?.[locale]
  return [...above.map((id) => pageLabel(id, locale, siteIdentity())), ...(group ? [group] : [])]
}

/** The pages that can be found. */
export const foundPages: readonly PageId[] = pageIds.filter((page) => !hidden.has(page))

function foreignWords(page: PageId, locale: Locale): SearchEntry['foreign'] {
  const identity = siteIdentity()
  return Object.fromEntries(
    locales
      .filter((other) => other !== locale)
      .map((other) => {
        const content = loadPage(pagePath(page, other, identity))?.content
        const terms = content && 'terms' in content ? contentText(content.terms.map(({ term }) => term)) : []
        const words = readSearchWords(other).pages[page] ?? []
        return [other, [pageLabel(page, other, identity), content?.title ?? '', ...words, ...terms]]
      }),
  )
}

/** Products, services, offices and all other pages. */
export function pageEntries(locale: Locale): SearchEntry[] {
  const identity = siteIdentity()
  const words = readSearchWords(locale).pages
  return foundPages.map((page) => {
    const href = pagePath(page, locale, identity)
    const content = loadPage(href)?.content
    if (content === undefined) throw new Error(`no content for ${page}`)
    const label = pageLabel(page, locale, identity)
    return {
      kind: pages[page].kind === 'office' ? 'office' : 'page',
      page,
      href,
      title: label,
      trail: pageTrail(page, locale),
      summary: content.summary,
      text: contentText(content),
      said: [content.title.replaceAll('\u00AD', ''), ...(words[page] ?? [])],
      foreign: foreignWords(page, locale),
      weight: weightOf(page),
    }
  })
}
