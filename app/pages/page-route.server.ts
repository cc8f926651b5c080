import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { closedDaysOf, otherHoursOf } from '#content/facts/closed-days.server.ts'
import { bands } from './home/bands.ts'
import { homeReading, listsArticles } from '#content/articles/load-article-list.server.ts'
import { loadArticle } from '#content/articles/load-article.server.ts'
import { readMarkets } from '#content/company-files.server.ts'
import {
  claimsPageExtras,
  glossaryEntries,
  loadPage,
  matchAddress,
  pageMoney,
  priceRows,
  productSummaries,
  requiredProducts,
  siteIdentity,
  stormFirst,
} from '#content/load.server.ts'
import { readPopularPages } from '#content/search-words.server.ts'
import { isMissingArticle } from '#content/articles/is-missing-article.ts'
import type { PageContent } from '#content/page-file.server.ts'
import type { PageInfo } from '#content/page-info.ts'
import { readChoice, readTimes, type Times } from '#domains/appointments/dialog/read-times.server.ts'
import { feedbackParameter } from '#domains/feedback/given.ts'
import { receiveFeedback } from '#domains/feedback/receive-feedback.server.ts'
import { receiveAppointment } from '#domains/appointments/dialog/receive-appointment.server.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import { mondayOf } from '#domains/offices/week.ts'
import {
  calculatorData,
  pathsWithAnswers,
  shortCalculator,
  answersInAddress,
} from '#domains/calculators/page-data.server.ts'
import { confirmedAnswer, receiveRequest } from '#domains/requests/intake/receive-request.server.ts'
import type { SearchAnswer } from '#domains/search/query/search-answer.ts'
import { readFilter } from '#domains/lists/list-filter.ts'
import { planPageData, planInAddress } from '#domains/plan/plan-server.server.ts'
import { planField } from '#domains/plan/plan-page-data.ts'
import { planFields } from '#domains/plan/plan-in-words.ts'
import { searchGateway } from '#domains/search/gateway.ts'
import { defaultLocale, isLocale, locales, type Locale } from '#map/locale.ts'
import { pages, type PageId } from '#map/pages/pages.ts'
import { articleList } from './article-list.server.ts'
import type { RoutePage, ViewKind } from './kinds.ts'

/** Stages with their own view, whatever the page's kind. */
const byStage: Partial<Record<PageContent['stage'], ViewKind>> = {
  brief: 'brief',
  hub: 'hub',
  hours: 'hours',
  office: 'office',
  contact: 'contact',
  text: 'text',
  lifestyle: 'lifestyle',
  claims: 'claims',
  plan: 'plan',
  calculator: 'calculator',
  calculators: 'calculators',
  clients: 'clients',
}
const views: Partial<Record<string, ViewKind>> = { insurance: 'product', service: 'service' }

/** A page without its full text is shown in brief, whatever its kind. */
function viewOf(page: PageId, stage: PageContent['stage']): ViewKind {
  if (page === 'home' || page === 'search' || page === 'prices' || page === 'glossary') return page
  if (pages[page].kind === 'index') return 'index'
  if (listsArticles(page)) return 'articles'
  return byStage[stage] ?? views[pages[page].kind] ?? 'brief'
}

/** The decoded path that a request is about; the payload's own address has a suffix. */
function pathOf(url: URL): string {
  try {
    return decodeURIComponent(url.pathname)
  } catch {
    return url.pathname
  }
}

/**
 * Loads the page or article at an address. An unmatched address is a real 404, without a fatal
 * error; a missing article fails the page's validation.
 */
export async function loadRoute({ url, context }: LoaderFunctionArgs) {
  const path = pathOf(url)
  const loaded = loadArticle(path) ?? loadPage(path)
  if (loaded === undefined) {
    if (isMissingArticle(path, siteIdentity())) throw pageNotFound(url)
    return data({ message: `Page not found: ${url.pathname}`, popular: readPopularPages() }, { status: 404 })
  }
  const times = await timesFor(url, context, loaded.page.id, loaded.page.locale)
  const found = loaded.page.id === 'search' && (await findFor(url, context, loaded.page.locale))
  const view = withPlan(viewData(loaded, url), url)
  const answered = confirmedAnswer(url, context)
  return {
    ...view,
    ...(times && { times }),
    ...(found && foundPage(view.page, found)),
    ...(answered && { answered }),
  }
}

/**
 * The move plan with its questions and steps; the switcher keeps the answers of the address in each
 * language, without scripts too.
 */
function withPlan(view: RoutePage, url: URL): RoutePage {
  const { page } = view
  if (page.view !== 'plan') return view
  const plan = planPageData(url, page.locale)
  const passed = planInAddress(plan, url, page.locale)
  if (passed === undefined) return { ...view, plan }
  const query = new URLSearchParams([[planField, '1'], ...planFields(plan)])
  const paths = Object.fromEntries(locales.map((locale) => [locale, `${page.paths[locale]}?${query}`]))
  return { ...view, plan, passed, page: { ...page, paths: { ...page.paths, ...paths }, title: '' } }
}

/**
 * The search page with its results; the switcher keeps the query in each language, without scripts
 * too.
 */
function foundPage(page: RoutePage['page'], found: SearchAnswer): Pick<RoutePage, 'page' | 'found'> {
  const query = new URLSearchParams({ q: found.query })
  const paths = Object.fromEntries(locales.map((locale) => [locale, `${page.paths[locale]}?${query}`]))
  return { found, page: { ...page, paths: { ...page.paths, ...paths }, title: '' } }
}

/** The fatal error of a page whose validation failed. */
function pageNotFound({ pathname, search }: URL) {
  const missing = { message: `Page Not Found: ${pathname}${search}`, popular: readPopularPages() }
  return data(missing, { status: 404, statusText: 'Not Found' })
}

/** A page with its view and that view's own data. */
function viewData(
  loaded: NonNullable<ReturnType<typeof loadArticle | typeof loadPage>>,
  url: URL,
): RoutePage {
  if (!('stage' in loaded.content)) {
    return { content: loaded.content, page: { ...loaded.page, view: 'article' } }
  }
  const view = viewOf(loaded.page.id, loaded.content.stage)
  const page = { ...loaded.page, view }
  if (view === 'articles') {
    const part = articleList(page, url.searchParams)
    if (part === undefined) throw pageNotFound(url)
    return { content: loaded.content, ...part }
  }
  if (view === 'calculator') {
    const calculator = calculatorData(page.id, page.locale, url.searchParams)
    const paths = pathsWithAnswers(page, url.searchParams)
    const passed = answersInAddress(page, url.searchParams)
    return { content: loaded.content, page: { ...page, paths }, calculator, ...(passed && { passed }) }
  }
  const short = shortCalculator(page.id, page.locale)
  return {
    content: loaded.content,
    page,
    ...(short && { shortCalculator: short }),
    ...((view === 'home' || view === 'index') && { required: requiredProducts() }),
    ...((view === 'product' || view === 'service') && { money: pageMoney(page.id, page.locale) }),
    ...(view === 'prices' && { prices: priceRows(page.locale), filter: readFilter(url.searchParams) }),
    ...(view === 'glossary' && {
      glossary: glossaryEntries(page.locale),
      filter: readFilter(url.searchParams),
    }),
    ...(view === 'hours' && comingDays(page.locale)),
    ...(view === 'office' && officeData(page)),
    ...(view === 'claims' && { claims: claimsPageExtras(page.locale) }),
    ...(view === 'home' && { storm: stormFirst(page.locale) }),
    ...(view === 'index' && { summaries: productSummaries(page.locale) }),
    ...(view === 'home' && {
      reading: homeReading(page.locale, [page.scene.name, ...bands.map(({ scene }) => scene)]),
    }),
    ...(view === 'lifestyle' && { markets: readMarkets() }),
  }
}

/**
 * The days from this week on, counted at build time, on which offices are closed or have special
 * hours.
 */
function comingDays(locale: Locale): Required<Pick<RoutePage, 'closedDays' | 'otherHours'>> {
  const monday = mondayOf(madridTime(new Date()).day)
  const isComing = ({ day }: { readonly day: string }) => day >= monday
  const closedDays = closedDaysOf(siteIdentity(), locale)
  return {
    closedDays: closedDays.filter(isComing),
    otherHours: otherHoursOf(siteIdentity(), closedDays).filter(isComing),
  }
}

/** An office page's data beyond its text and the map. */
function officeData({ id, locale }: Pick<PageInfo, 'id' | 'locale'>): Partial<RoutePage> {
  const office = siteIdentity().offices.find(({ page }) => page === id)
  const { closedDays, otherHours } = comingDays(locale)
  return {
    closedDays: closedDays.filter(({ offices }) => offices.includes(id)),
    otherHours: otherHours.filter(({ offices }) => offices.includes(id)),
    directions: office?.directions?.map(({ title, text }) => ({ title: title[locale], text: text[locale] })),
  }
}

/**
 * The appointment dialog's times, for a page that is loaded with it open; without them the dialog
 * requests them.
 */
async function timesFor(
  url: URL,
  context: LoaderFunctionArgs['context'],
  page: PageId,
  locale: Locale,
): Promise<Times | undefined> {
  if (url.searchParams.get('dialog') !== 'appointment-dialog') return undefined
  const choice = readChoice(url.searchParams, siteIdentity(), { page, locale })
  return choice && (await readTimes(context, choice).catch(() => undefined))
}

/** The search results for the address's query, if it has one. */
async function findFor(
  url: URL,
  context: LoaderFunctionArgs['context'],
  locale: Locale,
): Promise<SearchAnswer | undefined> {
  const query = url.searchParams.get('q')?.trim() ?? ''
  if (query === '') return undefined
  return await context.get(searchGateway).find(query, locale)
}

/** Handles the form of the dialog that the address names, on any page, and its feedback. */
export function receiveRoute(args: ActionFunctionArgs) {
  const path = pathOf(args.url)
  const prefix = path.split('/', 2)[1]
  const address = matchAddress(path)
  const origin = {
    page: address?.page ?? 'home',
    locale: address?.locale ?? (isLocale(prefix) ? prefix : defaultLocale),
  } as const
  if (args.url.searchParams.has(feedbackParameter))
    return receiveFeedback(args, { path: address?.path ?? path, locale: origin.locale })
  if (args.url.searchParams.get('dialog') !== 'appointment-dialog') return receiveRequest(args, origin)
  return receiveAppointment(args, { ...origin, identity: siteIdentity() })
}
