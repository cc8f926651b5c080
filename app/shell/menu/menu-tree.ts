import type { InsuranceGroup, ServiceGroup } from '#map/groups.ts'
import type { PageId } from '#map/pages/pages.ts'
import type { SiteSlice } from '#map/slice.ts'
import { serviceHubs } from '#map/trail.ts'

/** A headed list of links in a mega menu. */
export interface MenuGroup {
  readonly id: string
  readonly label: string
  readonly pages: readonly PageId[]
  /** The page about all of them, to which the heading leads. */
  readonly hub?: PageId
  /** Where the heading leads on wide screens, if there is no such page. */
  readonly href?: string
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
    href: `${site.pages.insurance.path}#${id}`,
  }))
}

/** What people look for together, though the map has two in one group, one in another and a guide. */
const chargingPages = [
  'service.punto-recarga-coches-electricos',
  'service.cargadores-electricos',
  'service.estaciones-carga',
  'service.subvencion-pr',
] as const satisfies PageId[]

/** Pages to plan, calculate and look up with; those that the map does not have yet are left out. */
const planPages = ['plan', 'calculators', 'prices', 'glossary']

/** Headings of the service menu that are no group of the map. */
type MenuWords = (key: 'charging' | 'plan') => string

/** The three service groups with the charging of cars, what to plan with, and guides. */
export function serviceMenu(site: SiteSlice, t: MenuWords): MenuGroup[] {
  const elsewhere: ReadonlySet<PageId> = new Set<PageId>([...chargingPages, ...Object.values(serviceHubs)])
  const inGroup = (id: ServiceGroup): MenuGroup => ({
    id,
    label: site.groups.services[id],
    pages: pagesOf(site, 'service.', id).filter((page) => !elsewhere.has(page)),
    ...(id in serviceHubs && { hub: serviceHubs[id as keyof typeof serviceHubs] }),
  })
  return [
    inGroup('administrative'),
    inGroup('car'),
    { id: 'charging', label: t('charging'), pages: chargingPages },
    inGroup('home'),
    {
      id: 'plan',
      label: t('plan'),
      pages: planPages.filter((id): id is PageId => id in site.pages),
      href: site.pages.plan.path,
    },
    inGroup('other'),
  ]
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
