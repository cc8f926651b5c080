import { calculatorPages } from './pages.calculators.ts'
import { clientPages } from './pages.clients.ts'
import { generalPages } from './pages.general.ts'
import { lifeToCollectivePages } from './pages.insurance-business.ts'
import { healthToPropertyPages } from './pages.insurance-personal.ts'
import { moneyPages } from './pages.money.ts'
import { planPages } from './pages.plan.ts'
import { administrativePages } from './pages.services-administrative.ts'
import { carServicePages } from './pages.services-car.ts'
import { homeServicePages } from './pages.services-home.ts'
import { otherServicePages } from './pages.services-other.ts'
import type { PageRow } from '#map/page-row.ts'

/**
 * The site map: the one source of every page, path, label and menu place. Router, prerender list,
 * menus, switcher, hreflang, sitemaps and redirects derive from it. Server and build only: the
 * browser gets the slice of its own language (see `slice.ts`).
 */
export const pages = {
  ...generalPages,
  ...moneyPages,
  ...planPages,
  ...healthToPropertyPages,
  ...lifeToCollectivePages,
  ...administrativePages,
  ...carServicePages,
  ...homeServicePages,
  ...otherServicePages,
  ...calculatorPages,
  ...clientPages,
} as const satisfies Record<string, PageRow>

export type PageId = keyof typeof pages

export const pageIds = Object.keys(pages) as PageId[]

/** Pages excluded from menus, search and sitemap. */
export const unlistedPages: ReadonlySet<PageId> = new Set(
  pageIds.filter((id) => (pages[id] as PageRow).unlisted),
)

/** Narrows a string from content or a URL to a page of the map. */
export function isPageId(value: unknown): value is PageId {
  return typeof value === 'string' && Object.hasOwn(pages, value)
}
