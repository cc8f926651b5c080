import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { readIdentity } from '#content/identity.server.ts'
import { readText } from '#i18n/read-text.server.ts'
import { isLocale, locales, type Locale } from '#map/locale.ts'
import { livingPath, sliceFixed, sliceLiving } from '#map/slice.ts'
import { spokenLanguages } from '#map/language-words.ts'
import { virtualModules } from './virtual-module.ts'

type Messages = { [key: string]: string | Messages }
type Compiled = { [key: string]: unknown }

type Fill = (text: string) => string

function compileMessages(messages: Messages, fill: Fill): Compiled {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(fill(value)) : compileMessages(value, fill),
    ]),
  )
}

/** `fill` inserts values from the configuration at build time, so that no page has to pass them. */
function messagesModule(file: string, fill: Fill = (text) => text): string {
  const messages = JSON.parse(readText(file)) as Messages
  return `export const messages = ${JSON.stringify(compileMessages(messages, fill))}\n`
}

/** The firm's legal name, which the first layer of the privacy notice must state (LOPDGDD art. 11.2). */
const withLegalName: Fill = (text) => text.replaceAll('{legalName}', readIdentity().brand.legalName)

/** A module whose default export imports one of its siblings, by language; each stays a chunk of its own. */
function loaderModule(id: string): string {
  const imports = locales.map((locale) => `${locale}: () => import('${id}/${locale}')`)
  return `const modules = { ${imports.join(', ')} }\nexport default (locale) => modules[locale]()\n`
}

function localeModule(locale: Locale): string {
  const identity = readIdentity()
  const site = JSON.stringify(sliceFixed(identity, locale))
  const fill: Fill = (text) => text.replaceAll('{spoken}', spokenLanguages(identity, locale))
  return `${messagesModule(`locales/${locale}.json`, fill)}export const site = ${site}\n`
}

/** On the server: as the content is when the process starts. */
const livingOnServer = `import { readIdentity } from '/app/content/identity.server.ts'
import { sliceLiving } from '/app/map/slice.ts'
export default async (locale) => sliceLiving(readIdentity(), locale)
`

/** In the browser: a file that is asked for again with each page, as pages are. */
const livingInBrowser = `const places = ${JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, livingPath(locale)])))}
export default async (locale) => {
  const answer = await fetch(places[locale], { cache: 'no-cache' })
  if (!answer.ok) throw new Error(\`the site's data answered \${answer.status}\`)
  return answer.json()
}
`

/** In tests, which have neither server nor file. */
function livingInline(): string {
  const slices = Object.fromEntries(locales.map((locale) => [locale, sliceLiving(readIdentity(), locale)]))
  return `const slices = ${JSON.stringify(slices)}\nexport default async (locale) => slices[locale]\n`
}

function load(id: string, isServer: boolean): string | undefined {
  if (id === 'virtual:living') {
    if (process.env['VITEST'] !== undefined) return livingInline()
    return isServer ? livingOnServer : livingInBrowser
  }
  const [, area, name] = /^virtual:(?:locale|texts\/([a-z]+))(?:\/([a-z]+))?$/.exec(id) ?? []
  if (name === undefined) return area !== undefined || id === 'virtual:locale' ? loaderModule(id) : undefined
  if (!isLocale(name)) return undefined
  if (area === undefined) return localeModule(name)
  return messagesModule(`locales/${area}/${name}.json`, area === 'forms' ? withLegalName : undefined)
}

/**
 * `virtual:locale/es`: the interface texts, compiled, and the map's slice of one language;
 * `virtual:texts/AREA/es`: the texts of locales/AREA, for a part of the site that loads by itself.
 * `virtual:living`: the part of that slice that changes without a build of the scripts.
 * `virtual:locale` and `virtual:texts/AREA` export a function that imports those of a language.
 */
export function localePlugin(): Plugin {
  return virtualModules('site-locale', load, (file) => /\/(?:locales|content)\//.test(file))
}
