import { useSite } from '#i18n/locale-provider.tsx'
import type { PageId } from '#site/pages.ts'
import { trailOf } from '#site/trail.ts'
import type { Crumb } from '#ui/blocks/breadcrumbs.tsx'

/** The way from the home page down to a page, the page itself last; a product's group lies between. */
export function useCrumbs(page: PageId): Crumb[] {
  const { pages, groups } = useSite()
  const crumbs: Crumb[] = trailOf(page).map((id) => ({ href: pages[id].path, label: pages[id].label }))
  const { group } = pages[page]
  if (page.startsWith('insurance.') && group !== undefined && group in groups.insurance) {
    const label = groups.insurance[group as keyof typeof groups.insurance]
    crumbs.push({ href: `${pages.insurance.path}#${group}`, label })
  }
  return [...crumbs, { label: pages[page].label }]
}
