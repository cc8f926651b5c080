import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { readIdentity } from '#content/identity.server.ts'
import { readText } from '#i18n/read-text.server.ts'
import { isLocale, type Locale } from '#map/locale.ts'
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

function localeIn(id: string, prefix: string): Locale | undefined {
  const locale = id.startsWith(prefix) ? id.slice(prefix.length) : undefined
  return isLocale(locale) ? locale : undefined
}

/** `fill` inserts configuration values into a text, so that no page has to pass them. */
function messagesModule(file: string, fill: Fill = (text) => text): string {
  const messages = JSON.parse(readText(file)) as Messages
  return `export const messages = ${JSON.stringify(compileMessages(messages, fill))}\n`
}

/**
 * `appointments/de` of `virtual:texts/appointments/de`, if it names a folder of messages and a
 * language.
 */
function areaIn(id: string): string | undefined {
  const area = /^virtual:texts\/([a-z]+)\//.exec(id)?.[1]
  const locale = area && localeIn(id, `virtual:texts/${area}/`)
  return locale && `${area}/${locale}`
}

/** The firm's legal name, for the first layer of privacy information (LOPDGDD art. 11.2). */
const withLegalName: Fill = (text) => text.replaceAll('{legalName}', readIdentity().brand.legalName)

function load(id: string): string | undefined {
  const area = areaIn(id)
  if (area !== undefined) return messagesModule(`locales/${area}.json`)
  const form = localeIn(id, 'virtual:forms/')
  if (form !== undefined) return messagesModule(`locales/forms/${form}.json`, withLegalName)
  const locale = localeIn(id, 'virtual:locale/')
  if (locale === undefined) return undefined
  const identity = readIdentity()
  const site = JSON.stringify(sliceSite(identity, locale))
  const fill: Fill = (text) => text.replaceAll('{spoken}', spokenLanguages(identity, locale))
  return `${messagesModule(`locales/${locale}.json`, fill)}export const site = ${site}\n`
}

/**
 * `virtual:locale/es`: the compiled interface messages, and the map's slice of one language;
 * `virtual:forms/es`: the messages of dialogs alone; `virtual:texts/AREA/es`: the messages of
 * locales/AREA, for a lazily loaded part of the site.
 */
export function localePlugin(): Plugin {
  return virtualModules('site-locale', load, (file) => /\/(?:locales|content)\//.test(file))
}
