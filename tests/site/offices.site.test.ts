import { describe, expect, it } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { madridToday } from '#i18n/madrid-time.ts'
import { weekdays, type Office } from '#map/identity.ts'
import { islandMarks } from '#map/island-marks.ts'
import { locales, type Locale } from '#map/locale.ts'
import { pagePath } from '#map/paths.ts'
import type { PageId } from '#map/pages/pages.ts'
import { comingClosedDays, usualRanges } from '#tests/support/calendar.ts'
import { builtPages, capture } from '#tests/support/site.ts'

interface Hours {
  readonly dayOfWeek: readonly string[]
  readonly opens: string
  readonly closes: string
}
interface SpecialDay {
  readonly name: string
  readonly validFrom: string
  readonly validThrough: string
  readonly opens: string
  readonly closes: string
}
interface Thing {
  readonly '@type': string
  readonly '@id'?: string
  readonly url?: string
  readonly department?: readonly Thing[]
  readonly parentOrganization?: { readonly '@id': string }
  readonly openingHoursSpecification: readonly Hours[]
  readonly specialOpeningHoursSpecification?: readonly SpecialDay[]
}

const identity = readIdentity()
const built = builtPages()
const html = (page: string, locale: Locale) => built.get(pagePath(page as PageId, locale, identity)) ?? ''
const cases = identity.offices.flatMap((office) =>
  locales.map((locale) => [office.page, locale, office] as const),
)

function graphOf(text: string): Thing[] {
  const json = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '{}'
  return (JSON.parse(json) as { '@graph': Thing[] })['@graph']
}

/** The week described by the entries, in the form of site.yaml. */
function weekOf(thing: Thing | undefined): Record<string, string[]> {
  const week: Record<string, string[]> = {}
  for (const { dayOfWeek, opens, closes } of thing?.openingHoursSpecification ?? []) {
    for (const name of dayOfWeek) {
      const day = weekdays.find((weekday) => name.toLowerCase().startsWith(weekday)) ?? name
      week[day] = [...(week[day] ?? []), `${opens}-${closes}`].sort()
    }
  }
  return week
}

const hoursOf = ({ hours }: Office) =>
  Object.fromEntries(Object.entries(hours).filter(([, ranges]) => ranges !== undefined))

function expectSpecialDays(thing: Thing | undefined, office: Office, locale: Locale): void {
  const expected = comingClosedDays(locale).filter(
    ({ day, offices }) => offices.includes(office.page) && usualRanges(office, day).length > 0,
  )
  // The pages may have been built earlier and list past days.
  const today = madridToday()
  const found = (thing?.specialOpeningHoursSpecification ?? []).filter(({ validFrom }) => validFrom >= today)
  expect(found.map(({ validFrom, name }) => [validFrom, name])).toEqual(
    expected.map(({ day, name }) => [day, name]),
  )
  for (const day of found) {
    expect(day.validThrough).toBe(day.validFrom)
    expect([day.opens, day.closes]).toEqual(['00:00', '00:00'])
  }
}

describe.each(cases)('%s in %s', (page, locale, office) => {
  const text = html(page, locale)

  it('has structured data with the hours of site.yaml and the special days by name', () => {
    const graph = graphOf(text)
    const thing = graph.find(({ parentOrganization }) => parentOrganization !== undefined)
    expect(thing?.['@type']).toBe('InsuranceAgency')
    expect(thing?.url).toBe(identity.url + pagePath(page as PageId, locale, identity))
    expect(graph.some((one) => one['@id'] === thing?.parentOrganization?.['@id'])).toBe(true)
    expect(weekOf(thing)).toEqual(hoursOf(office))
    expectSpecialDays(thing, office, locale)
  })

  it('is correct without scripts at any time: the usual week with no day marked as today', () => {
    const tables = text.split('class="week-table"').slice(1)
    expect(tables).toHaveLength(1)
    expect(tables[0]?.split('</table>')[0]).not.toMatch(/<time|aria-current|week-reason/)
    expect(text).not.toMatch(/class="status/)
  })

  it('links its location on a map, if it has one', () => {
    const { position } = office
    expect(text.includes(`destination=${position?.lat}%2C${position?.lon}`)).toBe(position !== undefined)
    expect(text.includes('class="island-map"')).toBe(position !== undefined)
  })

  it('links every office on its map and marks itself', () => {
    const map = capture(text, /(<svg class="island-map".*?<\/svg>)/s)
    const links = [...map.matchAll(/<a href="([^"]+)"( aria-current="location")?/g)]
    const shown = office.position === undefined ? [] : identity.offices.filter(({ position }) => position)
    expect(links.map(([, href, current]) => [href, current !== undefined])).toEqual(
      shown.map((other) => [
        encodeURI(pagePath(other.page as PageId, locale, identity)),
        other.page === page,
      ]),
    )
    // Offices too close to each other share a tower; that of the page's own office is on top.
    const marks = islandMarks(shown.map((one) => ({ ...one, name: one.name[locale] }))).offices
    const own = (marks.get(page)?.line ?? 0) > 0 ? 1 : 0
    const towers = [...marks.values()].filter(({ line }) => line === 0).length
    expect(map.match(/island-tower/g) ?? []).toHaveLength(towers + own)
  })

  it('shows no placeholder of an address', () => {
    expect(text).not.toContain('{street}')
  })
})

describe.each(locales)('contact in %s', (locale) => {
  const text = html('contact', locale)

  it('has structured data for every office, with its hours and special days', () => {
    const agency = graphOf(text).find(({ department }) => department !== undefined)
    expect(agency?.department).toHaveLength(identity.offices.length)
    identity.offices.forEach((office, index) => {
      expect(weekOf(agency?.department?.[index])).toEqual(hoursOf(office))
      expectSpecialDays(agency?.department?.[index], office, locale)
    })
  })

  it('contains the form without an idempotency key, posting to the page itself', () => {
    const action = / action="([^"]+)\?form=contact-dialog#write"/.exec(text)?.[1] ?? ''
    expect(decodeURI(action)).toBe(pagePath('contact', locale, identity))
    expect(text).toMatch(/<input type="hidden"[^>]* name="key" value=""/)
    expect(text).toMatch(/<textarea[^>]* name="message"/)
  })

  it('has every id once', () => {
    const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})
