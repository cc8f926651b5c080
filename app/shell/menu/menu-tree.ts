import type { InsuranceGroup, ServiceGroup } from '#map/groups.ts'
import type { PageId } from '#map/pages/pages.ts'
import type { SiteSlice } from '#map/slice.ts'

/** A headed list of links in a mega menu. */
export interface MenuGroup {
  readonly id: string
  readonly label: string
  readonly pages: readonly PageId[]
}

function pagesOf(site: SiteSlice, prefix: string, group: string): PageId[] {
  return (Object.keys(site.pages) as PageId[]).filter(
    (id) => id.startsWith(prefix) && site.pages[id].group === group,
  )
}

/** The six insurance groups with their products, in menu order. */
export function insuranceMenu(site: SiteSlice): MenuGroup[] {
  return (Object.keys(site.groups.insurance) as InsuranceGroup[]).map((id) => ({
    id,
    label: site.groups.insurance[id],
    pages: pagesOf(site, 'insurance.', id),
  }))
}

/** The three service groups, and the guides beside them. */
export function serviceMenu(site: SiteSlice): MenuGroup[] {
  return (Object.keys(site.groups.services) as ServiceGroup[]).map((id) => ({
    id,
    label: site.groups.services[id],
    pages: pagesOf(site, 'service.', id),
  }))
}

/** The pages about the broker. */
export const companyPages = ['about', 'philosophy', 'team', 'partners', 'insurer'] as const satisfies PageId[]

/** The pages of the offices, in menu order. */
export function officePages({ offices }: SiteSlice): PageId[] {
  return offices.map(({ page }) => page as PageId)
}

/** The plain links of the menu on small screens; claims first, because they are urgent. */
export const plainPages = [
  'claims',
  'home',
  'news',
  'blog',
  'lifestyle',
  'philosophy',
  'team',
  'contact',
] as const satisfies PageId[]

/** Those of them that fit in the header of wide screens. */
export const headerPages: ReadonlySet<PageId> = new Set<PageId>(['claims', 'news', 'blog'])

/** Entries that open a new tab from the mobile menu. */
const ownTab: ReadonlySet<PageId> = new Set<PageId>(['insurance.salud-mascotas', 'philosophy', 'team'])

/** The attributes of an entry of the mobile menu that opens a new tab. */
export function inOwnTab(page: PageId) {
  return ownTab.has(page) ? ({ target: '_blank', rel: 'noopener' } as const) : undefined
}
