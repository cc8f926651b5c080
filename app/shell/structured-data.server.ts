import type { EntryContext } from 'react-router'
import type { LoadedPage, PageInfo } from '#content/page-info.ts'
import type { PageContent } from '#content/page-file.server.ts'
import { siteIdentity } from '#content/load.server.ts'
import { weekdays, type Identity, type Office } from '#site/identity.ts'
import { languageTags, type Locale } from '#site/locale.ts'
import { pageLabel, pagePath } from '#site/paths.ts'
import { isPageId, pages } from '#site/pages.ts'
import type { ArticleContent } from '#content/article-view.ts'
import { absolute } from './absolute.ts'
import { articleData } from './article-data.server.ts'
import { escapeForScript } from './boot-data.ts'
import { trailOf } from '#site/trail.ts'

type Thing = Record<string, unknown>

const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const

function openingHours({ hours }: Office): Thing[] {
  return weekdays.flatMap((day) =>
    (hours[day] ?? []).map((range) => {
      const [opens, closes] = range.split('-')
      return { '@type': 'OpeningHoursSpecification', dayOfWeek: dayNames[day], opens, closes }
    }),
  )
}

function department(office: Office, identity: Identity, locale: Locale): Thing {
  return {
    '@type': 'InsuranceAgency',
    name: `${identity.brand.name} ${office.name[locale]}`,
    url: isPageId(office.page) ? absolute(identity.url, pagePath(office.page, locale, identity)) : undefined,
    telephone: identity.contact.phone,
    address: office.address && {
      '@type': 'PostalAddress',
      streetAddress: office.address.street.startsWith('{') ? undefined : office.address.street,
      postalCode: office.address.postcode,
      addressLocality: office.address.town,
      addressRegion: 'Illes Balears',
      addressCountry: 'ES',
    },
    geo: office.position && {
      '@type': 'GeoCoordinates',
      latitude: office.position.lat,
      longitude: office.position.lon,
    },
    openingHoursSpecification: openingHours(office),
  }
}

function agency(identity: Identity, locale: Locale): Thing {
  return {
    '@type': 'InsuranceAgency',
    '@id': `${identity.url}/#broker`,
    name: identity.brand.name,
    url: absolute(identity.url, pagePath('home', locale, identity)),
    telephone: identity.contact.phone,
    email: identity.contact.email,
    logo: absolute(identity.url, '/art/logo.svg'),
    areaServed: { '@type': 'AdministrativeArea', name: 'Mallorca' },
    knowsLanguage: Object.values(languageTags),
    department: identity.offices.map((office) => department(office, identity, locale)),
  }
}

function breadcrumbs(page: PageInfo, identity: Identity, locale: Locale): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...trailOf(page.id), page.id].map((id, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: pageLabel(id, locale, identity),
      item: absolute(identity.url, pagePath(id, locale, identity)),
    })),
  }
}

function service(loaded: LoadedPage<PageContent>, identity: Identity, locale: Locale): Thing | undefined {
  const { id, metaDescription, paths } = loaded.page
  if (pages[id].kind !== 'insurance' && pages[id].kind !== 'service') return undefined
  return {
    '@type': 'Service',
    name: pageLabel(id, locale, identity),
    description: metaDescription,
    url: absolute(identity.url, paths[locale]),
    provider: { '@id': `${identity.url}/#broker` },
    areaServed: { '@type': 'AdministrativeArea', name: 'Mallorca' },
    inLanguage: languageTags[locale],
  }
}

function pageData(loaded: LoadedPage<PageContent>, identity: Identity): (object | undefined)[] {
  const { locale, id } = loaded.page
  const { kind } = pages[id]
  return [
    ['home', 'contact', 'about'].includes(id) || kind === 'office' ? agency(identity, locale) : undefined,
    service(loaded, identity, locale),
    id === 'home' ? undefined : breadcrumbs(loaded.page, identity, locale),
  ]
}

type Loaded = LoadedPage<PageContent> | { readonly page: PageInfo; readonly content: ArticleContent }

/**
 * The page's JSON-LD: the agency with its offices on the home, contact and
 * office pages, the service, the article, and the breadcrumbs. Empty without a base URL.
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
