import { describe, expect, it } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { readPageFile } from '#content/page-file.server.ts'
import { formatDay } from '#i18n/date-format.ts'
import { locales } from '#map/locale.ts'
import { pagePath } from '#map/paths.ts'
import type { PageId } from '#map/pages/pages.ts'
import { comingClosedDays } from '#tests/support/calendar.ts'
import { builtPages } from '#tests/support/site.ts'

const identity = readIdentity()
const built = builtPages()
const hubs: readonly PageId[] = [
  'service.automovil',
  'service.emigrar-mallorca',
  'service.support',
  'service.tramites-vivir-mallorca',
  'service.tramites-hogar-extranjeros-mallorca',
]
const html = (page: PageId, locale: (typeof locales)[number]) =>
  built.get(pagePath(page, locale, identity)) ?? ''
const cards = (text: string) =>
  text
    .split('<li id="')
    .slice(1)
    .filter((part) => part.includes('situation-card'))

describe.each(hubs)('the hub %s', (page) => {
  it.each(locales)('lists situations in %s, each with two to four pages in order', (locale) => {
    const text = html(page, locale)
    const found = cards(text)
    expect(found.length).toBeGreaterThanOrEqual(6)
    for (const card of found) {
      const own = card.slice(0, card.search(/<\/[ou]l>/))
      const links = [...own.matchAll(/<a href="([^"]+)"/g)].map((match) => match[1])
      expect(links.length).toBeGreaterThanOrEqual(2)
      expect(links.length).toBeLessThanOrEqual(4)
      expect(new Set(links)).toHaveProperty('size', links.length)
      expect(links).not.toContain(pagePath(page, locale, identity))
    }
    expect(text.indexOf('situation-card')).toBeLessThan(text.indexOf('long-section'))
  })

  // People moving to Mallorca come from a particular country: there each language has its own
  // situations (docs/content.md).
  it.skipIf(page === 'service.emigrar-mallorca')('has the same situations in every language', () => {
    const [spanish, ...others] = locales.map((locale) => {
      const content = readPageFile(page, locale)
      const items =
        'situations' in content && content.stage !== 'home' ? content.situations?.items : undefined
      return items?.map(({ id }) => id).toSorted()
    })
    expect(spanish).toBeDefined()
    for (const other of others) expect(other).toEqual(spanish)
  })
})

describe('the page of opening hours', () => {
  it.each(locales)(
    'is correct in %s without scripts at any time: the usual week and dated holidays',
    (locale) => {
      const text = html('service.horarcom', locale)
      const [weeks = '', list = ''] = text.split('class="table closed-days"')
      expect(weeks.split('class="week-table"').length - 1).toBe(identity.offices.length)
      const tables = weeks.slice(weeks.indexOf('class="week-table"'))
      expect(tables).not.toMatch(/<time|aria-current|week-reason/)
      for (const { day, name } of comingClosedDays(locale)) {
        const row = list
          .split('<tr')
          .find((part) => part.includes(formatDay(day, locale)) && part.includes(name))
        expect(row, `${day} ${name}`).toBeDefined()
      }
    },
  )
})
