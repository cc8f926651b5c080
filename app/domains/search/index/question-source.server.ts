import { plainText } from '#content/inline.ts'
import type { Locale } from '#map/locale.ts'
import { pageLabel, pagePath } from '#map/paths.ts'
import type { PageId } from '#map/pages/pages.ts'
import { answerId } from '#design/blocks/answer-id.ts'
import type { Faq } from '#design/blocks/faq-list.tsx'
import { foundPages, pageTrail } from './page-source.server.ts'
import type { SearchEntry } from './search-entry.ts'
import type { SiteContent } from './site-content.server.ts'

function questionsOf(content: object): readonly Faq[] {
  if (!('faqs' in content) || content.faqs === undefined) return []
  const { faqs } = content as { faqs: readonly Faq[] | { readonly items: readonly Faq[] } }
  return 'items' in faqs ? faqs.items : faqs
}

function entriesOf(page: PageId, locale: Locale, site: SiteContent): SearchEntry[] {
  const { identity } = site
  const href = pagePath(page, locale, identity)
  const trail = [...pageTrail(page, locale, site), pageLabel(page, locale, identity)]
  return questionsOf(site.page(page, locale)).map(({ q, a }, index) => ({
    kind: 'question',
    page,
    href: `${href}#${answerId(index)}`,
    title: plainText(q),
    trail: page === 'home' ? [] : trail,
    summary: plainText(a),
    text: [],
    said: [],
    foreign: {},
    weight: 1,
  }))
}

/** The questions of all pages; each leads to its answer. */
export function questionEntries(locale: Locale, site: SiteContent): SearchEntry[] {
  return (['home', ...foundPages] as const).flatMap((page) => entriesOf(page, locale, site))
}
