import type { PageId } from './pages/pages.ts'

/** The page that lists all services of a group, if any. */
export const serviceHubs = {
  administrative: 'service.tramites-vivir-mallorca',
  car: 'service.automovil',
  home: 'service.tramites-hogar-extranjeros-mallorca',
} as const satisfies Record<string, PageId>

/** A service group that has such a page. */
export type HubGroup = keyof typeof serviceHubs

/** The group above a service in its breadcrumbs; none above the group's own page. */
export function hubGroupOf(page: PageId, group: string | undefined): HubGroup | undefined {
  if (!page.startsWith('service.') || group === undefined || !(group in serviceHubs)) return undefined
  const found = group as HubGroup
  return serviceHubs[found] === page ? undefined : found
}

function parentOf(page: PageId): PageId | undefined {
  if (page.startsWith('insurance.')) return 'insurance'
  if (page.startsWith('office.')) return 'contact'
  if (page.startsWith('calculator.')) return 'calculators'
  return undefined
}

/**
 * The breadcrumbs of a page without itself, outermost first. Services have no list above them, as
 * /servicios leads home; their group comes from `service-hubs.ts`.
 */
export function trailOf(page: PageId): PageId[] {
  if (page === 'home') return []
  const parent = parentOf(page)
  return parent === undefined ? ['home'] : ['home', parent]
}
