import type { PageId } from './pages/pages.ts'

/** The page that leads to all services of a group, where there is one. */
export const serviceHubs = {
  administrative: 'service.tramites-vivir-mallorca',
  car: 'service.automovil',
  home: 'service.tramites-hogar-extranjeros-mallorca',
} as const satisfies Record<string, PageId>

/** A service group that has such a page. */
export type HubGroup = keyof typeof serviceHubs

/** The group above a service in its breadcrumbs; none above the page that leads to the whole group. */
export function hubGroupOf(page: PageId, group: string | undefined): HubGroup | undefined {
  if (!page.startsWith('service.') || group === undefined || !(group in serviceHubs)) return undefined
  const found = group as HubGroup
  return serviceHubs[found] === page ? undefined : found
}
