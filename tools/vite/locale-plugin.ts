import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { readIdentity } from '#content/identity.server.ts'
import { readText } from '#i18n/read-text.server.ts'
import { isLocale, locales, type Locale } from '#map/locale.ts'
import { sliceSite } from '#map/slice.ts'
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
  const site = JSON.stringify(sliceSite(identity, locale))
  const fill: Fill = (text) => text.replaceAll('{spoken}', spokenLanguages(identity, locale))
  return `${messagesModule(`locales/${locale}.json`, fill)}export const site = ${site}\n`
}

function load(id: string): string | undefined {
  const [, area, name] = /^virtual:(?:locale|texts\/([a-z]+))(?:\/([a-z]+))?$/.exec(id) ?? []
  if (name === undefined) return area !== undefined || id === 'virtual:locale' ? loaderModule(id) : undefined
  if (!isLocale(name)) return undefined
  if (area === undefined) return localeModule(name)
  return messagesModule(`locales/${area}/${name}.json`, area === 'forms' ? withLegalName : undefined)
}

/**
 * `virtual:locale/es`: the interface texts, compiled, and the map's slice of one language;
 * `virtual:texts/AREA/es`: the texts of locales/AREA, for a part of the site that loads by itself.
 * `virtual:locale` and `virtual:texts/AREA` export a function that imports those of a language.
 */
export function localePlugin(): Plugin {
  return virtualModules('site-locale', load, (file) => /\/(?:locales|content)\//.test(file))
}
