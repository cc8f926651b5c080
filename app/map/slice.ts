import { foldClosures } from './office-hours.ts'
import type { Group } from './groups.ts'
import type { Identity, Office } from './identity.ts'
import { fillIdentity } from './identity.ts'
import { insuranceGroups, serviceGroups } from './groups.ts'
import { islandMarks, type IslandMark, type IslandTown } from './island-marks.ts'
import type { Locale } from './locale.ts'
import { mediatorStatus, registerEntry, type RegisterEntry } from './mediator.ts'
import { pageLabel, pagePath } from './paths.ts'
import { pageIds, pages, unlistedPages, type PageId } from './pages/pages.ts'

/** One page in one language: what menus, links and breadcrumbs need. */
export interface SlicePage {
  readonly path: string
  readonly label: string
  /** Its menu group; only listed products and services have one. */
  readonly group?: Group
}

/**
 * An office as lists and the map show it; its closures are in the list named by `localHolidays`.
 */
export interface SliceOffice extends Omit<Office, 'name' | 'closures' | 'directions' | 'advisers' | 'slots'> {
  readonly name: string
  /** Length of an appointment, in minutes. */
  readonly minutes: number
  /** Its position on the map, if the office has an address. */
  readonly mark?: IslandMark | undefined
}

/** What stays for as long as a build of the scripts: it is part of them, one language in a module of its own. */
export interface FixedSlice {
  readonly locale: Locale
  readonly url: string
  readonly pages: Readonly<Record<PageId, SlicePage>>
  readonly groups: {
    readonly insurance: Readonly<Record<keyof typeof insuranceGroups, string>>
    readonly services: Readonly<Record<keyof typeof serviceGroups, string>>
  }
  readonly brand: {
    readonly name: string
    readonly tagline: string
    /** The language of a tagline that is kept in Spanish. */
    readonly taglineLang?: 'es'
    readonly motto: string
  }
  readonly contact: Identity['contact']
  /** The firm's legal status. */
  readonly mediator: string
  /** Its entry in the public register, if known. */
  readonly register?: RegisterEntry | undefined
  readonly social: Identity['social']
}

/** What an editor changes on any day: a file of its own, so that new hours need no new scripts. */
export interface LivingSlice {
  readonly offices: readonly SliceOffice[]
  /** The towns on the map of the island. */
  readonly towns: readonly IslandTown[]
  readonly holidays: Identity['holidays']
  /** In storm mode, the text of the banner. */
  readonly storm?: string
}

/** The part of the map and of the identity that the browser gets: one language only. */
export interface SiteSlice extends FixedSlice, LivingSlice {}

/** Where the living part is served. */
export function livingPath(locale: Locale): string {
  return `/site-data/${locale}.json`
}

function byKey<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>
}

function groupNames<K extends string>(
  groups: Record<K, Record<Locale, string>>,
  locale: Locale,
): Record<K, string> {
  return byKey(Object.keys(groups) as K[], (key) => groups[key][locale])
}

function groupOf(id: PageId): Group | undefined {
  const inMenu =
    id.includes('.') && !['office', 'calculator'].includes(pages[id].kind) && !unlistedPages.has(id)
  return inMenu ? pages[id].group : undefined
}

/** The part that scripts are built with. */
export function sliceFixed(identity: Identity, locale: Locale): FixedSlice {
  const { url, brand, contact, social } = identity
  return {
    locale,
    url,
    pages: byKey(pageIds, (id) => ({
      path: pagePath(id, locale, identity),
      label: pageLabel(id, locale, identity),
      group: groupOf(id),
    })),
    groups: { insurance: groupNames(insuranceGroups, locale), services: groupNames(serviceGroups, locale) },
    brand: {
      name: brand.name,
      tagline: brand.tagline[locale],
      ...(locale !== 'es' && brand.tagline[locale] === brand.tagline.es && { taglineLang: 'es' }),
      motto: fillIdentity(brand.motto[locale], identity),
    },
    contact,
    mediator: mediatorStatus(identity, locale),
    register: registerEntry(identity, locale),
    social,
  }
}

/** The part that is read with each page. */
export function sliceLiving(identity: Identity, locale: Locale): LivingSlice {
  const { offices, holidays } = foldClosures(identity)
  const marks = islandMarks(
    offices.map(({ page, position, name }) => ({ page, position, name: name[locale] })),
  )
  return {
    offices: offices.map(
      ({ closures: _closures, directions: _directions, advisers: _advisers, slots, name, ...office }) => ({
        ...office,
        name: name[locale],
        minutes: slots.minutes,
        mark: marks.offices.get(office.page),
      }),
    ),
    towns: marks.towns,
    holidays,
    ...(identity.storm && { storm: identity.storm.text[locale] }),
  }
}

/** Reduces the site map and the identity to one language. */
export function sliceSite(identity: Identity, locale: Locale): SiteSlice {
  return { ...sliceFixed(identity, locale), ...sliceLiving(identity, locale) }
}
