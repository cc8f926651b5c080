import type { ClosedDay } from '#content/facts/closed-day.ts'
import { isIsoDay } from '#i18n/iso-day.ts'
import { rangesOf } from '#domains/offices/opening.ts'
import { weekdays, type Identity, type Office } from '#map/identity.ts'
import type { Locale } from '#map/locale.ts'
import { pagePath } from '#map/paths.ts'
import { isPageId } from '#map/pages/pages.ts'
import { sharePicturePath } from '#map/share-picture.ts'
import { absolute } from './absolute.ts'
import type { Thing } from './structured-data.server.ts'

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

/** Where the broker works. */
export const areaServed: Thing = { '@type': 'AdministrativeArea', name: 'Mallorca' }

const none: ReadonlySet<string> = new Set()

/** The days that differ from the week: those with hours of their own, and holidays and closures, closed all day. */
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

/** Where an office is; nothing of one that is on the telephone alone. */
export function postalAddress({ address }: Office): Thing | undefined {
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

/** Names an office in the graph, on whichever page and in whichever language it stands. */
function officeId({ page }: Office, identity: Identity): string | undefined {
  return isPageId(page) ? `${absolute(identity.url, pagePath(page, 'es', identity))}#office` : undefined
}

/** An office: where it is, when it is open, and on which days it is not although the weekday would be. */
export function officeThing(
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
    // Without a street the position is the town's, which the page says of its map.
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
