import { expect, test } from '@playwright/test'
import { weekdayName } from '#i18n/weekday-words.ts'
import { instantAt, offices, openDayFrom, plainTuesday, rangesOn } from '#tests/support/calendar.ts'
import { ready } from '#tests/support/ready.ts'

const pages = { es: '/contacto', en: '/en/insurances', de: '/de' } as const

const tuesday = plainTuesday()
/** From the earliest opening of any office on a day to the latest closing. */
const hoursOn = (day: string) => {
  const ranges = offices.flatMap((office) => rangesOn(office, day))
  return {
    from: ranges.map((range) => range.slice(0, 5)).sort()[0] ?? '',
    until:
      ranges
        .map((range) => range.slice(6))
        .sort()
        .at(-1) ?? '',
  }
}
const { from, until } = hoursOn(tuesday)
const next = openDayFrom(tuesday, offices)
const weekday = (locale: keyof typeof pages) => weekdayName(next, locale)
const opensNext = hoursOn(next).from

const words = {
  es: {
    before: `Cerrada ahora · Abre a las ${from}`,
    open: `Abierta ahora, hasta las ${until}`,
    after: `Cerrada ahora · Abre el ${weekday('es')} a las ${opensNext}`,
  },
  en: {
    before: `Closed now · Opens at ${from}`,
    open: `Open now, until ${until}`,
    after: `Closed now · Opens ${weekday('en')} at ${opensNext}`,
  },
  de: {
    before: `Jetzt geschlossen · Öffnet um ${from} Uhr`,
    open: `Jetzt geöffnet, bis ${until} Uhr`,
    after: `Jetzt geschlossen · Öffnet ${weekday('de')} um ${opensNext} Uhr`,
  },
} as const

for (const locale of ['es', 'en', 'de'] as const) {
  test(`shows the closing time, or the next opening, of the offices in ${locale}`, async ({ page }) => {
    const state = page.locator('.top-bar .open-state')
    const moments = { before: '06:30', open: '11:00', after: '23:00' } as const
    for (const moment of ['before', 'open', 'after'] as const) {
      await page.clock.setFixedTime(instantAt(tuesday, moments[moment]))
      await page.goto(pages[locale])
      await ready(page)
      await expect(state).toHaveText(words[locale][moment])
    }
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('claims nothing about the current time in the top bar without scripts', async ({ page }) => {
    await page.goto('/en')
    await expect(page.locator('.top-bar .open-state')).toHaveText('Office hours')
  })
})
