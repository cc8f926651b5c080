import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { loadPage, matchAddress, requiredProducts, siteIdentity } from '#content/load.server.ts'
import type { PageContent } from '#content/page-file.server.ts'
import { readChoice, readTimes, type Times } from '#features/appointments/read-times.server.ts'
import { receiveAppointment } from '#features/appointments/receive-appointment.server.ts'
import { receiveRequest } from '#features/requests/receive-request.server.ts'
import type { SearchAnswer } from '#features/search/search-answer.ts'
import { searchGateway } from '#features/search/search-gateway.ts'
import { defaultLocale, isLocale, type Locale } from '#site/locale.ts'
import { pages, type PageId } from '#site/pages.ts'
import type { ViewKind } from './kinds.ts'

const views: Partial<Record<string, ViewKind>> = { insurance: 'product', service: 'service' }

/** A page that is not written out yet is shown in brief, whatever its kind. */
function viewOf(page: PageId, stage: PageContent['stage']): ViewKind {
  if (page === 'home' || page === 'search') return page
  if (pages[page].kind === 'index') return 'index'
  return stage === 'brief' ? 'brief' : (views[pages[page].kind] ?? 'brief')
}

/** The path that a request is about, decoded; the payload's own address has a suffix. */
function pathOf(url: URL): string {
  try {
    return decodeURIComponent(url.pathname)
  } catch {
    return url.pathname
  }
}

/** Loads the page of the map at an address; an unmatched one is a real 404, without a fatal error. */
export async function loadRoute({ url, context }: LoaderFunctionArgs) {
  const path = pathOf(url)
  const loaded = loadPage(path)
  if (loaded === undefined) return data({ message: `Page not found: ${url.pathname}` }, { status: 404 })
  const view = viewOf(loaded.page.id, loaded.content.stage)
  const page = { ...loaded.page, view }
  const times = await timesFor(url, context, loaded.page.id, loaded.page.locale)
  const found = page.id === 'search' ? await findFor(url, context, page.locale) : undefined
  return {
    ...loaded,
    page,
    ...(found && { found }),
    ...(times && { times }),
    ...((view === 'home' || view === 'index') && { required: requiredProducts() }),
  }
}

/** The appointment dialog's times, for a page that comes with it open; without them the dialog asks again. */
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

/** What the search finds for the address's query; nothing is looked for without one. */
async function findFor(
  url: URL,
  context: LoaderFunctionArgs['context'],
  locale: Locale,
): Promise<SearchAnswer | undefined> {
  const query = url.searchParams.get('q')?.trim() ?? ''
  if (query === '') return undefined
  const gateway = context.get(searchGateway)
  if (gateway !== undefined) return gateway.find(query, locale)
  if (!import.meta.env.DEV) throw new Error('the search is not connected')
  const { findFresh } = await import('#features/search/find-fresh.server.ts')
  return findFresh(query, locale)
}

/** Takes the form of the dialog that the address names, on whatever page it was opened. */
export function receiveRoute(args: ActionFunctionArgs) {
  const path = pathOf(args.url)
  const prefix = path.split('/', 2)[1]
  const address = matchAddress(path)
  const origin = {
    page: address?.page ?? 'home',
    locale: address?.locale ?? (isLocale(prefix) ? prefix : defaultLocale),
  } as const
  if (args.url.searchParams.get('dialog') !== 'appointment-dialog') return receiveRequest(args, origin)
  return receiveAppointment(args, { ...origin, identity: siteIdentity() })
}
