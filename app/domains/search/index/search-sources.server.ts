import { pageEntries, pageTrail, foundPages, contentText } from './page-source.server.ts'
import type { SearchSource, SearchEntry } from './search-entry.ts'
import { articlePath } from '#content/articles/article.ts'
import { articleIn } from '#content/articles/load-article.server.ts'
import { siteArticles } from '#content/load.server.ts'
import { serverTexts } from '#i18n/server-texts.server.ts'
import { type Locale, locales } from '#map/locale.ts'
import { pageLabel, pagePath } from '#map/paths.ts'
import type { SiteContent } from './site-content.server.ts'
import { readGlossary } from '#content/company-files.server.ts'
import { termPages } from './term-pages.server.ts'
import { plainText } from '#content/inline.ts'
import { fold } from './words.ts'
import type { PageId } from '#map/pages/pages.ts'
import { answerId } from '#design/blocks/types.ts'
import type { Faq } from '#design/blocks/lists/faq-list.tsx'
import { type DialogName, dialogParameter } from '#map/dialogs.ts'
import de from '../../../../locales/de.json' with { type: 'json' }
import en from '../../../../locales/en.json' with { type: 'json' }
import es from '../../../../locales/es.json' with { type: 'json' }

/** The words on the buttons of every page: who has read them there types them here. */
const texts = serverTexts({ es, en, de })

/** The calls to action and the dialog that each opens. */
const actions = [
  ['callback', 'callback-dialog'],
  ['appointment', 'appointment-dialog'],
] as const satisfies readonly (readonly [string, DialogName])[]

/** The two calls to action: each leads to the contact page with its dialog open, or as a form without scripts. */
function actionEntries(locale: Locale, { identity, words }: SiteContent): SearchEntry[] {
  const contact = pagePath('contact', locale, identity)
  return actions.map(([action, dialog]) => ({
    kind: 'page',
    page: 'contact',
    href: `${contact}?${dialogParameter}=${dialog}`,
    title: texts[locale](`layout.${action}`),
    trail: [pageLabel('contact', locale, identity)],
    summary: words[locale].actions[action].summary,
    text: [],
    said: words[locale].actions[action].said,
    foreign: Object.fromEntries(
      locales
        .filter((other) => other !== locale)
        .map((other) => [other, [texts[other](`layout.${action}`), ...words[other].actions[action].said]]),
    ),
    weight: 1,
  }))
}

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
function questionEntries(locale: Locale, site: SiteContent): SearchEntry[] {
  return (['home', ...foundPages] as const).flatMap((page) => entriesOf(page, locale, site))
}

/** The words that pages explain and the glossary does not, each once: where several pages do, the first in the map's order. */
function termEntries(locale: Locale, site: SiteContent): SearchEntry[] {
  const { identity } = site
  const entries = new Map<string, SearchEntry>()
  const inGlossary = new Set(readGlossary().flatMap((term) => term.es.map(fold)))
  for (const page of foundPages) {
    const href = pagePath(page, locale, identity)
    const content = site.page(page, locale)
    if (!('terms' in content) || content.terms === undefined) continue
    for (const { term, meaning } of content.terms) {
      const title = plainText(term)
      if (entries.has(fold(title)) || inGlossary.has(fold(title))) continue
      entries.set(fold(title), {
        kind: 'term',
        page,
        href: `${href}#words`,
        title,
        trail: [...pageTrail(page, locale, site), pageLabel(page, locale, identity)],
        summary: plainText(meaning),
        text: [],
        said: [],
        foreign: {},
        weight: 1,
      })
    }
  }
  return [...entries.values()]
}

/** The words of the trade; one that no page uses or is about is not found. */
function glossaryEntries(locale: Locale, site: SiteContent): SearchEntry[] {
  const { identity } = site
  const pageAbout = termPages(locale, site)
  return readGlossary().flatMap((term): SearchEntry[] => {
    const about = pageAbout(term)
    if (about === undefined) return []
    const { page, listed } = about
    const [own = '', ...more] = term[locale]
    const [spanish = ''] = term.es
    return [
      {
        kind: 'term',
        page,
        href: `${pagePath(page, locale, identity)}${listed ? '#words' : ''}`,
        title: own === spanish ? own : `${own} (${spanish})`,
        trail: [...pageTrail(page, locale, site), pageLabel(page, locale, identity)],
        summary: term.meaning[locale],
        text: [],
        said: [own, ...more],
        foreign: Object.fromEntries(
          locales.filter((other) => other !== locale).map((other) => [other, term[other]]),
        ),
        weight: 1,
      },
    ]
  })
}

/** The articles of the blog and of the news that a language has. */
function articleEntries(locale: Locale, { identity }: SiteContent): SearchEntry[] {
  const { articles, tags } = siteArticles()
  return articles.flatMap((article): SearchEntry[] => {
    const href = articlePath(article, locale, identity)
    const content = articleIn(article.id, locale)?.content
    if (href === undefined || content === undefined) return []
    return [
      {
        kind: 'article',
        page: undefined,
        href,
        title: content.title,
        trail: [pageLabel(article.section, locale, identity)],
        summary: content.summary,
        // A tag is what an article touches, not what it is called: "car" is the insurance, not every article on cars.
        text: [...contentText(content.body), ...article.tags.map((tag) => tags[tag]?.[locale] ?? '')],
        said: article.texts[locale]?.said ?? [],
        foreign: {},
        weight: 0.8,
      },
    ]
  })
}

/** Everything that can be found. */
export const searchSources: readonly SearchSource[] = [
  pageEntries,
  actionEntries,
  articleEntries,
  questionEntries,
  glossaryEntries,
  termEntries,
]
