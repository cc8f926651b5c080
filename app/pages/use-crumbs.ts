import { useSite } from '#i18n/locale-provider.tsx'
import type { PageId } from '#map/pages/pages.ts'
import { hubGroupOf, serviceHubs, trailOf } from '#map/trail.ts'
import type { Crumb } from '#design/blocks/breadcrumbs.tsx'

/**
 * The breadcrumbs from the home page down to a page, the page itself last; the group of a product
 * or a service is in between.
 */
export function useCrumbs(page: PageId): Crumb[] {
  const { pages, groups } = useSite()
  const crumbs: Crumb[] = trailOf(page).map((id) => ({ href: pages[id].path, label: pages[id].label }))
  const { group } = pages[page]
  if (page.startsWith('insurance.') && group !== undefined && group in groups.insurance) {
    const label = groups.insurance[group as keyof typeof groups.insurance]
    crumbs.push({ href: `${pages.insurance.path}#${group}`, label })
  }
  const above = hubGroupOf(page, group)
  if (above !== undefined)
    crumbs.push({ href: pages[serviceHubs[above]].path, label: groups.services[above] })
  return [...crumbs, { label: pages[page].label }]
}
