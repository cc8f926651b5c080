import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import type { ClosedDay } from '#content/closed-day.ts'
import { closedDaysOf } from '#content/closed-days.server.ts'
import {
  claimsPageExtras,
  loadPage,
  matchAddress,
  productSummaries,
  requiredProducts,
  siteIdentity,
  stormFirst,
} from '#content/load.server.ts'
import type { PageContent } from '#content/page-file.server.ts'
import { readChoice, readTimes, type Times } from '#features/appointments/read-times.server.ts'
import { receiveAppointment } from '#features/appointments/receive-appointment.server.ts'
import { madridTime } from '#features/hours/madrid-time.ts'
import { mondayOf } from '#features/hours/week.ts'
import { receiveRequest } from '#features/requests/receive-request.server.ts'
import { defaultLocale, isLocale, type Locale } from '#site/locale.ts'
import { pages, type PageId } from '#site/pages.ts'
import type { ViewKind } from './kinds.ts'

const views: Partial<Record<string, ViewKind>> = { insurance: 'product', service: 'service' }

/** A page that is not written out yet is shown in brief, whatever its kind. */
function viewOf(page: PageId, stage: PageContent['stage']): ViewKind {
  if (page === 'home') return 'home'
  if (pages[page].kind === 'index') return 'index'
  if (stage === 'brief' || stage === 'hub' || stage === 'hours' || stage === 'claims') return stage
  return views[pages[page].kind] ?? 'brief'
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
  const storm = view === 'home' ? stormFirst(page.locale) : undefined
  const times = await timesFor(url, context, loaded.page.id, loaded.page.locale)
  return {
    ...loaded,
    page,
    ...(times && { times }),
    ...((view === 'home' || view === 'index') && { required: requiredProducts() }),
    ...(view === 'hours' && { closedDays: comingClosedDays(page.locale) }),
    ...(view === 'claims' && { claims: claimsPageExtras(page.locale) }),
    ...(storm && { storm }),
    ...(view === 'index' && { summaries: productSummaries(page.locale) }),
  }
}

/** The days from this week on, counted when the page is built, on which offices are closed. */
function comingClosedDays(locale: Locale): ClosedDay[] {
  const monday = mondayOf(madridTime(new Date()).day)
  return closedDaysOf(siteIdentity(), locale).filter(({ day }) => day >= monday)
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
