import { Hono } from 'hono'
import { listPageAnswers } from '#domains/feedback/page-answers.server.ts'
import { listMisses, minMisses, type SearchMiss } from '#domains/search/index/search-misses.server.ts'
import { formatDay } from '#i18n/date-format.ts'
import { retention } from '#map/limits.ts'
import { isLocale } from '#map/locale.ts'
import { pagePath } from '#map/paths.ts'
import { requirePermission, requireSession } from '#desk/access/guards.server.ts'
import { localeOf, showPage, type DeskEnv, type DeskParts } from '#desk/desk-screen.server.ts'
import { pageOf } from '#desk/staff/audit-routes.server.ts'

const perPage = 50

/** Days to look back; counts are not kept for longer than the last. */
const periods = [1, 7, 30, retention.missDays]
const usualPeriod = 30

/** Rows of each list of answers. */
const maxAnswers = 100

/** What visitors searched for and did not find. */
export function searchesRoutes(parts: DeskParts): Hono<DeskEnv> {
  const { store, identity } = parts
  const app = new Hono<DeskEnv>()
  app.use(requireSession(parts), requirePermission(parts, 'searches'))
  app.get('/', async (context) => {
    const days = periods.find((count) => String(count) === context.req.query('days')) ?? usualPeriod
    const language = context.req.query('language') ?? ''
    const locale = isLocale(language) ? language : undefined
    const page = pageOf(context.req.query('page'))
    const all = (await listMisses(store, days)).filter(
      (miss) => locale === undefined || miss.locale === locale,
    )
    const { pages, missing } = await listPageAnswers(store, days)
    const isChosen = (row: { readonly locale: string }) => locale === undefined || row.locale === locale
    const answers = { pages: pages.filter(isChosen), missing: missing.filter(isChosen) }
    const start = page * perPage
    const href = (number: number) => {
      const query = { days: String(days), ...(locale && { language: locale }), page: String(number + 1) }
      return `/searches?${new URLSearchParams(query).toString()}`
    }
    const searchFor = ({ query, locale: of }: SearchMiss) => {
      const address = new URL(pagePath('search', isLocale(of) ? of : 'es', identity), identity.url)
      address.searchParams.set('q', query)
      return address.href
    }
    return await showPage(parts, context, 'searches', {
      misses: all.slice(start, start + perPage),
      total: all.length,
      page,
      more: all.length > start + perPage,
      href,
      day: (isoDay) => formatDay(isoDay, localeOf(context)),
      searchFor,
      periods,
      days,
      locale,
      minMisses,
      answers: { pages: answers.pages.slice(0, maxAnswers), missing: answers.missing.slice(0, maxAnswers) },
      pageAt: (path) => new URL(encodeURI(path), identity.url).href,
    })
  })
  return app
}
