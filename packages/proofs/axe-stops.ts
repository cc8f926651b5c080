import type { Page } from '@playwright/test'
import { readIdentity } from '../../app/content/identity.server.ts'
import { siteAddresses } from '../../app/content/load.server.ts'
import { dialogNames, type DialogName } from '../../app/map/dialogs.ts'
import { locales, type Locale } from '../../app/map/locale.ts'
import { signedAnswer } from '../../tests/support/signed-answer.ts'

/** The viewport and colour scheme of a check: desk or phone, light or dark. */
export interface Look {
  readonly narrow: boolean
  readonly colorScheme: 'light' | 'dark'
}

/** A page with what is opened on it before axe runs. */
export interface Stop {
  readonly name: string
  readonly path: string
  /** The part that axe checks; the whole page without it. */
  readonly part?: string
  /** In this order. */
  readonly looks: readonly Look[]
  readonly open: (page: Page) => Promise<unknown>
}

const desk: readonly Look[] = [
  { narrow: false, colorScheme: 'light' },
  { narrow: false, colorScheme: 'dark' },
]
const phone: readonly Look[] = desk.map((look) => ({ ...look, narrow: true }))
const nothing = () => Promise.resolve()
/** The data directory of the checked site. */
export const axeData = '.cache/axe-data'

const homes: Record<Locale, string> = { es: '/es', en: '/en', de: '/de' }

/** Every address of the site; on a phone only light, as colours are the same at all widths. */
function pageStops(): Stop[] {
  const looks = [...desk, ...phone.slice(0, 1)]
  return siteAddresses(readIdentity())
    .filter(({ variant }) => variant !== 'es-prefixed')
    .map(({ path }) => (path === '/' ? homes.es : path))
    .map((path) => ({ name: path, path, looks, open: nothing }))
}

function dialogStops(locale: Locale, dialog: DialogName): Stop[] {
  const answered = dialog === 'success-dialog'
  const answer = () => `${signedAnswer('reference=TAL-7K3M-Q2', axeData)}&status=${'a'.repeat(43)}`
  const path = homes[locale] + (answered ? answer() : `?dialog=${dialog}`)
  const open = (page: Page) => page.locator('.dialog:modal').waitFor()
  const send = async (page: Page) => {
    await open(page)
    await page.locator('.dialog-bar button').click()
    await page.locator('.dialog .error-summary').waitFor()
  }
  const stop = { path, part: '.dialog' }
  return [desk, phone].flatMap((looks) => [
    { ...stop, looks, name: `${locale} ${dialog}`, open },
    ...(answered ? [] : [{ ...stop, looks, name: `${locale} ${dialog} with errors`, open: send }]),
  ])
}

function menuStops(locale: Locale): Stop[] {
  const wide = { path: homes[locale], looks: desk }
  const megas = [0, 1, 2].map((index) => ({
    ...wide,
    name: `${locale} mega menu ${index + 1}`,
    open: (page: Page) => page.locator('.mega > summary').nth(index).click(),
  }))
  return [
    ...megas,
    {
      ...wide,
      name: `${locale} language menu`,
      // Elements covered by an open list are not reported as too small to hit.
      part: '.language-menu',
      open: (page) => page.locator('.language-menu summary').click(),
    },
    {
      ...wide,
      name: `${locale} search box with suggestions`,
      open: async (page) => {
        await page.locator('.search-box > summary').click()
        await page.locator('#header-search').fill('mallorca')
        await page.getByRole('option').first().waitFor()
      },
    },
    {
      ...wide,
      looks: phone,
      name: `${locale} menu of a phone, a list open`,
      open: async (page) => {
        await page.locator('.menu-open').click()
        await page.locator('.mega > summary').first().click()
        await page.locator('.mega-group > summary').first().click()
      },
    },
  ]
}

/** Every menu and every dialog in each language, dialogs also with all their errors. */
function openStops(): Stop[] {
  return locales.flatMap((locale) => [
    ...menuStops(locale),
    ...dialogNames.flatMap((dialog) => dialogStops(locale, dialog)),
  ])
}

/**
 * All pages, menus and dialogs whose name contains a word. Throws if there is none: an empty check
 * would always pass.
 */
export function stopsNamed(word: string): Stop[] {
  const stops = [...pageStops(), ...openStops()].filter(({ name }) => name.includes(word))
  if (stops.length === 0) throw new Error(`no page, menu or dialog has “${word}” in its name`)
  return stops
}
