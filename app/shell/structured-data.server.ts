import type { EntryContext } from 'react-router'
import type { LoadedPage, PageInfo } from '#content/page-info.ts'
import type { PageContent } from '#content/page-file.server.ts'
import type { ClosedDay } from '#content/facts/closed-day.ts'
import { closedDaysOf } from '#content/facts/closed-days.server.ts'
import { siteIdentity } from '#content/load.server.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import { aboutTheSite } from '#map/about-the-site.ts'
import { type Identity, weekdays, type Office } from '#map/identity.ts'
import { insuranceGroups, serviceGroups } from '#map/groups.ts'
import { languageTags, type Locale } from '#map/locale.ts'
import { pageLabel, pagePath, sharePicturePath } from '#map/paths.ts'
import { pages, type PageId, isPageId } from '#map/pages/pages.ts'
import type { ArticleContent } from '#content/articles/article-view.ts'
import { absolute } from './head.tsx'
import { escapeForScript } from '#platform/router/boot-data.ts'
import { hubGroupOf, serviceHubs, trailOf } from '#map/trail.ts'
import { isIsoDay } from '#i18n/iso-day.ts'
import { rangesOf } from '#domains/offices/opening.ts'

const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const

/** The hours of a week: one entry for each range, with all its days. */
function openingHours({ hours }: Office): Thing[] {
  const ranges = new Set(weekdays.flatMap((day) => hours[day] ?? []))
  return [...ranges].map((range) => {
    const [opens, closes] = range.split('-')
    const days = weekdays.filter((day) => hours[day]?.includes(range))
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => dayNames[day]),
      opens,
      closes,
    }
  })
}

/** The broker's service area. */
const areaServed: Thing = { '@type': 'AdministrativeArea', name: 'Mallorca' }

const none: ReadonlySet<string> = new Set()

/** Special days: those with special hours, and holidays and closures, closed all day. */
function specialHours({ page, hours }: Office, closedDays: readonly ClosedDay[]): Thing[] {
  const closed = new Set(closedDays.filter(({ offices }) => offices.includes(page)).map(({ day }) => day))
  const own = Object.entries(hours)
    .filter(([day]) => isIsoDay(day) && !closed.has(day))
    .flatMap(([day, ranges]) =>
      (ranges ?? []).map((range) => {
        const [opens, closes] = range.split('-')
        return { '@type': 'OpeningHoursSpecification', validFrom: day, validThrough: day, opens, closes }
      }),
    )
  const shut = closedDays
    .filter(
      ({ day, offices }) => offices.includes(page) && rangesOf(day, { hours, closedDays: none }).length > 0,
    )
    .map(({ day, name }) => ({
      '@type': 'OpeningHoursSpecification',
      name,
      validFrom: day,
      validThrough: day,
      opens: '00:00',
      closes: '00:00',
    }))
  return [...own, ...shut]
}

/** An office's location; undefined if it is on the telephone only. */
function postalAddress({ address }: Office): Thing | undefined {
  return (
    address && {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postcode,
      addressLocality: address.town,
      addressRegion: 'Illes Balears',
      addressCountry: 'ES',
    }
  )
}

/** An office's identifier in the graph, the same on every page and in every language. */
function officeId({ page }: Office, identity: Identity): string | undefined {
  return isPageId(page) ? `${absolute(identity.url, pagePath(page, 'es', identity))}#office` : undefined
}

/**
 * An office: location, hours, and the days on which it is closed although the weekday would be
 * open.
 */
function officeThing(
  office: Office,
  identity: Identity,
  locale: Locale,
  closedDays: readonly ClosedDay[],
): Thing {
  const special = specialHours(office, closedDays)
  return {
    '@type': 'InsuranceAgency',
    '@id': officeId(office, identity),
    name: `${identity.brand.name} ${office.name[locale]}`,
    url: isPageId(office.page) ? absolute(identity.url, pagePath(office.page, locale, identity)) : undefined,
    telephone: identity.contact.phone,
    knowsLanguage: office.languages,
    image: absolute(identity.url, sharePicturePath(office.page, locale)),
    address: postalAddress(office),
    // Without a street the position is the town's, as on the page's map.
    geo: office.address?.street &&
      office.position && {
        '@type': 'GeoCoordinates',
        latitude: office.position.lat,
        longitude: office.position.lon,
      },
    areaServed: office.address ? undefined : areaServed,
    openingHoursSpecification: openingHours(office),
    specialOpeningHoursSpecification: special.length > 0 ? special : undefined,
  }
}

/** Structured data of an article: a role of the broker is responsible for it, not a person. */
function articleData(page: PageInfo, content: ArticleContent, identity: Identity): object[] {
  const { locale } = page
  const url = absolute(identity.url, page.paths[locale])
  const home = absolute(identity.url, pagePath('home', locale, identity))
  const team = absolute(identity.url, pagePath('team', locale, identity))
  const publisher = {
    '@type': 'Organization',
    '@id': `${identity.url}/#agency`,
    name: identity.brand.name,
    url: home,
    logo: absolute(identity.url, '/art/logo.svg'),
  }
  const list = absolute(identity.url, pagePath(page.id, locale, identity))
  const trail = [
    { name: pageLabel('home', locale, identity), item: home },
    { name: pageLabel(page.id, locale, identity), item: list },
    { name: content.title, item: url },
  ]
  return [
    {
      '@type': page.id === 'news' ? 'NewsArticle' : 'Article',
      headline: content.title,
      description: page.metaDescription,
      url,
      mainEntityOfPage: url,
      image: absolute(identity.url, page.picture),
      datePublished: content.times.published,
      dateModified: content.times.modified,
      author: { '@type': 'Organization', name: content.author, url: team, parentOrganization: publisher },
      publisher,
      keywords: content.topics.links.map(({ label }) => label),
      inLanguage: languageTags[locale],
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ]
}

/** A node of the graph. */
export type Thing = Record<string, unknown>

/**
 * The broker. It includes its offices on the pages that show them all, with their special days on
 * the contact page.
 */
function agency(identity: Identity, locale: Locale, department: Thing[] | undefined): Thing {
  return {
    '@type': 'InsuranceAgency',
    '@id': `${identity.url}/#agency`,
    name: identity.brand.name,
    url: absolute(identity.url, pagePath('home', locale, identity)),
    telephone: identity.contact.phone,
    email: identity.contact.email,
    logo: absolute(identity.url, '/art/logo.svg'),
    image: absolute(identity.url, sharePicturePath('home', locale)),
    // Search engines require one: that of the first office open to visitors.
    address: identity.offices.map(postalAddress).find((address) => address !== undefined),
    areaServed,
    knowsLanguage: Object.values(languageTags),
    sameAs: [identity.social.facebook, identity.social.linkedin, identity.social.instagram],
    department,
  }
}

/** The site's name for search engines; they read it only at the root. */
function website({ id, locale }: PageInfo, { brand, url }: Identity): Thing | undefined {
  return id === 'home' && locale === 'es'
    ? { '@type': 'WebSite', name: brand.name, url: `${url}/` }
    : undefined
}

/**
 * The broker with the offices that the page shows: all of them, or the one that the page is about.
 */
function agencyOn({ id, locale }: PageInfo, identity: Identity): Thing[] {
  const { offices } = identity
  const own = offices.find(({ page }) => page === id)
  if (own !== undefined) {
    const office = officeThing(own, identity, locale, closedDaysFromNow(locale))
    const whole = { parentOrganization: { '@id': `${identity.url}/#agency` } }
    return [agency(identity, locale, undefined), { ...office, ...whole }]
  }
  if (!['home', 'contact', 'about'].includes(id)) return []
  const closedDays = id === 'contact' ? closedDaysFromNow(locale) : []
  const departments = offices.map((office) => officeThing(office, identity, locale, closedDays))
  return [agency(identity, locale, departments)]
}

function closedDaysFromNow(locale: Locale): ClosedDay[] {
  const today = madridTime(new Date()).day
  return closedDaysOf(siteIdentity(), locale).filter(({ day }) => day >= today)
}

/**
 * The group of a product, a part of the product list, or of a service, whose page lists them all:
 * as in the visible breadcrumbs.
 */
function groupStep(page: PageId, identity: Identity, locale: Locale): { name: string; item: string }[] {
  const { kind, group } = pages[page]
  const above = hubGroupOf(page, group)
  if (above !== undefined) {
    const item = absolute(identity.url, pagePath(serviceHubs[above], locale, identity))
    return [{ name: serviceGroups[above][locale], item }]
  }
  if (kind !== 'insurance') return []
  const list = absolute(identity.url, pagePath('insurance', locale, identity))
  return [{ name: insuranceGroups[group][locale], item: `${list}#${group}` }]
}

/** The breadcrumbs, step by step as visitors see them (`pages/use-crumbs.ts`). */
function breadcrumbs({ id: own }: PageInfo, identity: Identity, locale: Locale): Thing {
  const step = (id: PageId) => ({
    name: pageLabel(id, locale, identity),
    item: absolute(identity.url, pagePath(id, locale, identity)),
  })
  const steps = [...trailOf(own).map(step), ...groupStep(own, identity, locale), step(own)]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  }
}

function service(loaded: LoadedPage<PageContent>, identity: Identity, locale: Locale): Thing | undefined {
  const { id, metaDescription, paths } = loaded.page
  const isOffer = pages[id].kind === 'insurance' || (pages[id].kind === 'service' && !aboutTheSite.has(id))
  if (!isOffer) return undefined
  return {
    '@type': 'Service',
    name: pageLabel(id, locale, identity),
    description: metaDescription,
    url: absolute(identity.url, paths[locale]),
    provider: {
      '@type': 'Organization',
      '@id': `${identity.url}/#agency`,
      name: identity.brand.name,
      url: absolute(identity.url, pagePath('home', locale, identity)),
    },
    areaServed,
  }
}

function pageData(loaded: LoadedPage<PageContent>, identity: Identity): (object | undefined)[] {
  const { locale, id } = loaded.page
  return [
    ...agencyOn(loaded.page, identity),
    website(loaded.page, identity),
    service(loaded, identity, locale),
    id === 'home' ? undefined : breadcrumbs(loaded.page, identity, locale),
  ]
}

type Loaded = LoadedPage<PageContent> | { readonly page: PageInfo; readonly content: ArticleContent }

/**
 * The page's JSON-LD: the broker with its offices on the home, contact and about pages, an office
 * with its special days on its own, the service, the article, and the breadcrumbs. Empty without a
 * base URL.
 */
export function structuredData({ staticHandlerContext }: EntryContext): string {
  const match = staticHandlerContext.matches.at(-1)
  const loaded = match && (staticHandlerContext.loaderData[match.route.id] as Loaded | undefined)
  const identity = siteIdentity()
  if (loaded?.page === undefined || identity.url === '') return '{}'
  const graph = (
    'stage' in loaded.content
      ? pageData(loaded as LoadedPage<PageContent>, identity)
      : articleData(loaded.page, loaded.content, identity)
  ).filter((thing) => thing !== undefined)
  return escapeForScript(JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }))
}
