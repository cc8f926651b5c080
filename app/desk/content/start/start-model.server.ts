import { listPageAnswers } from '#domains/feedback/page-answers.server.ts'
import { draftChanges, listDrafts } from '#domains/editor/git/drafts.server.ts'
import { findText } from '#domains/editor/files/texts.server.ts'
import { listPublications } from '#domains/publish/publications.server.ts'
import { lastResults } from '#domains/publish/results.server.ts'
import { scheduledDrafts } from '#domains/publish/schedule.server.ts'
import { listMisses } from '#domains/search/index/search-misses.server.ts'
import { locales, type Locale } from '#map/locale.ts'
import { pageIds, type PageId } from '#map/pages/pages.ts'
import { pagePath } from '#map/paths.ts'
import { memberNames } from '#domains/staff/member-names.server.ts'
import { localeOf, momentIn, textsOf, type DeskContext } from '#desk/desk-screen.server.ts'
import type { Version } from '#desk/content/drafts/chosen-draft.server.ts'
import type { ContentParts } from '#desk/content/content-desk.server.ts'
import {
  draftAddress,
  factAddress,
  findAddress,
  resultAddress,
  textAddress,
} from '#desk/content/content-address.ts'
import { textWords } from '#desk/content/content-words.server.ts'
import { resultWords } from '#domains/publish/result-words.server.ts'
import { dayIn } from '#desk/content/drafts/draft-model.server.ts'
import { factsOf, factWords } from '#desk/content/facts/listed-facts.server.ts'
import type { StartView } from './start-page.tsx'
import { today } from '#desk/content/today.server.ts'

/** Lines of each list of the start page. */
const most = 8
const days = 30

/** The page at an address of the site. */
function pageAt({ identity }: ContentParts, path: string): PageId | undefined {
  return pageIds.find((page) => locales.some((locale) => pagePath(page, locale, identity) === path))
}

async function reported(
  parts: ContentParts,
  context: DeskContext,
  { root }: Version,
): Promise<StartView['reported']> {
  const t = textsOf(context).content
  const locale = localeOf(context)
  const [{ pages, missing }, misses] = await Promise.all([
    listPageAnswers(parts.store, days),
    listMisses(parts.store, days),
  ])
  const link = (path: string) => {
    const page = pageAt(parts, path)
    const text = page && findText(root, `page/${page}`)
    return text
      ? { words: textWords(root, text, locale), href: textAddress(text.id) }
      : { words: path, href: findAddress(path.split('/').at(-1) ?? '') }
  }
  return [
    ...pages
      .filter(({ no }) => no > 0)
      .map(({ path, no, yes }) => ({ ...link(path), detail: t('edit.answers', { no, yes }) })),
    ...missing.map(({ path, text }) => ({ ...link(path), detail: t('edit.missed', { text }) })),
    ...misses.map(({ query, count }) => ({
      words: query,
      href: findAddress(query),
      detail: t('start.missedSearch', { count }),
    })),
  ].slice(0, 2 * most)
}

/** What is to be done about the texts. */
export async function startView(
  parts: ContentParts,
  context: DeskContext,
  published: Version,
): Promise<StartView> {
  const edit = await parts.edit()
  const locale = localeOf(context)
  const t = textsOf(context).content
  const when = momentIn(context)
  const day = dayIn(context)
  const [drafts, names, publications, news] = await Promise.all([
    listDrafts(edit),
    memberNames(parts.store),
    listPublications(edit, most),
    reported(parts, context, published),
  ])
  const scheduled = new Map(scheduledDrafts(edit.folder).map((one) => [one.draft, one]))
  const due = factsOf(published)
    .filter(({ fact }) => fact.review <= today(parts.store))
    .toSorted((a, b) => a.fact.review.localeCompare(b.fact.review))
  const open = lastResults(edit.folder).filter(({ state }) => state !== 'done' && state !== 'scheduled')
  return {
    drafts: await Promise.all(
      drafts.map(async (draft) => {
        const at = scheduled.get(draft.id)?.at
        const count = (await draftChanges(edit, draft)).length
        return {
          words: draft.title,
          href: draftAddress(draft.id),
          detail: [
            names.get(draft.startedBy),
            t('start.changes', { count }),
            at ? t('start.scheduled', { at: when(at) }) : when(draft.changedAt),
          ]
            .filter(Boolean)
            .join(' · '),
        }
      }),
    ),
    due: due.slice(0, most).map((listed) => ({
      words: `${listed.fact.id}: ${factWords(listed, locale)}`,
      href: factAddress(listed.fact.id),
      detail: t('start.review', { day: day(listed.fact.review) }),
    })),
    dueCount: due.length,
    failed: open.slice(0, most).map((result) => ({
      words: resultWords(result, locale),
      href: resultAddress(result.id),
      detail: `${result.by.name} · ${when(result.at)}`,
    })),
    reported: news,
    publications: publications.map(({ number, subject, by, at }) => ({
      number,
      words: subject,
      detail: `${by} · ${when(at)}`,
    })),
  }
}

/** The places where each kind of text is found. */
export function shortcuts(
  context: DeskContext,
  root: string,
  draft: string | undefined,
): StartView['reported'] {
  const t = textsOf(context).content
  const locale: Locale = localeOf(context)
  const ids = [
    'prices',
    'replies',
    'glossary',
    'search',
    'search/popular',
    'plan/questions',
    'plan/cases',
    'people',
    'holidays',
    'site',
  ]
  const texts = ids.flatMap((id) => {
    const text = findText(root, id)
    return text
      ? [{ words: textWords(root, text, locale), href: textAddress(id, { draft }), detail: '' }]
      : []
  })
  return [
    { words: t('hours.title'), href: '/content/hours', detail: '' },
    { words: t('storm.title'), href: textAddress('site', { draft, part: 'storm' }), detail: '' },
    { words: t('article.title'), href: '/content/article', detail: '' },
    { words: t('partner.title'), href: '/content/partner', detail: '' },
    ...texts,
  ]
}
