import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { locales, type Locale } from '#map/locale.ts'
import { builtPages, capture } from '#tests/support/site.ts'
import type { BuildRecord } from '#tools/build/record.ts'

/**
 * The header and footer of every page as specified; numbers and addresses come from
 * content/site.yaml.
 */

const { brand, contact, social } = readIdentity()
const pages = [...builtPages()]
const { day: built } = JSON.parse(readFileSync('build/record.json', 'utf8')) as BuildRecord
const ofLanguage = (locale: Locale) => pages.filter(([, html]) => html.includes(`<html lang="${locale}"`))

/** The part of a page between two markers. */
function part(html: string, from: string, to: string): string {
  const start = html.indexOf(from)
  return start < 0 ? '' : html.slice(start, html.indexOf(to, start))
}
const topBarOf = (html: string) => part(html, '<div class="top-bar">', '<div class="header">')
const headerOf = (html: string) => part(html, '<div class="header">', '</header>')
const footerOf = (html: string) => part(html, '<footer', '</footer>')

/** The texts of the links that open a dialog, without duplicates. */
function callsTo(dialog: string, html: string): string[] {
  const links = html.matchAll(new RegExp(`<a [^>]*\\?dialog=${dialog}"[^>]*>(.*?)</a>`, 'g'))
  return [...new Set([...links].map(([, inner = '']) => inner.replaceAll(/<[^>]+>/g, '')))]
}

/** Distinct results over all pages, with one example page each. */
function answers<T>(of: readonly (readonly [string, string])[], read: (html: string) => T): T[] {
  return [...new Map(of.map(([, html]) => [JSON.stringify(read(html)), read(html)])).values()]
}

describe.each([
  ['es', '¿Te llamamos?', 'Cita Previa Online'],
  ['en', 'Shall we call you?', 'Online appointment'],
  ['de', 'Rückruf anfordern', 'Online-Termin'],
] as const)('every page in %s', (locale, call, appointment) => {
  const own = ofLanguage(locale)

  it('offers a call and an appointment', () => {
    expect(own.length).toBeGreaterThan(100)
    expect(answers(own, (html) => callsTo('callback-dialog', headerOf(html)))).toEqual([[call]])
    expect(answers(own, (html) => callsTo('appointment-dialog', headerOf(html)))).toEqual([[appointment]])
  })

  it('has the phone number at its top', () => {
    const links = (html: string) =>
      [...topBarOf(html).matchAll(/<a href="(tel:[^"]*)">(.*?)<\/a>/g)].map(([, href, inner = '']) => [
        href,
        inner.replace(/<svg.*<\/svg>/, ''),
      ])
    expect(answers(own, links)).toEqual([[[`tel:${contact.phone}`, contact.phoneDisplay]]])
  })

  it('links social networks, chat and mail in its footer', () => {
    const links = (html: string) =>
      Object.fromEntries(
        [...part(footerOf(html), '<ul class="social">', '</ul>').matchAll(/<a [^>]*>/g)].map(([link]) => [
          capture(link, /aria-label="([^"]*)"/),
          capture(link, /href="([^"]*)"/),
        ]),
      )
    const mail = { es: 'Correo electrónico', en: 'E-mail', de: 'E-Mail' }[locale]
    expect(answers(own, links)).toEqual([
      {
        Facebook: social.facebook,
        LinkedIn: social.linkedin,
        Instagram: social.instagram,
        WhatsApp: social.whatsapp,
        [mail]: `mailto:${contact.email}`,
      },
    ])
  })

  it('ends with the logo of its language and the copyright year of the build', () => {
    const logo = (html: string) => capture(footerOf(html), /<small[^>]*>([^<]*)<\/small>/)
    expect(answers(own, logo)).toEqual([brand.tagline[locale]])
    const copyright = (html: string) => part(footerOf(html), '<span>©', '<a ').replaceAll(/<[^>]+>/g, '')
    expect(answers(own, copyright)).toEqual([`© ${built.slice(0, 4)} ${brand.name}`])
  })
})

it('has one of the languages', () => {
  expect(locales.map((locale) => ofLanguage(locale).length).reduce((sum, count) => sum + count)).toBe(
    pages.length,
  )
})

it('declares which resources have to load before the first paint', () => {
  const early = (html: string) => html.indexOf('<script id="boot"') < html.indexOf('</head>')
  expect(answers(pages, early)).toEqual([true])
})
