import loadBundle from 'virtual:locale'
import loadLiving from 'virtual:living'
import type { Locale } from '#map/locale.ts'
import type { FixedSlice, SiteSlice } from '#map/slice.ts'
import type { CompiledMessages } from './messages.ts'

/** What scripts are built with, in one language. */
export interface BuiltBundle {
  readonly messages: CompiledMessages
  readonly site: FixedSlice
}

/** The interface data of one language. */
export interface LocaleBundle {
  readonly messages: CompiledMessages
  readonly site: SiteSlice
}

const loaded: Partial<Record<Locale, LocaleBundle>> = {}
const loading: Partial<Record<Locale, Promise<LocaleBundle>>> = {}

/** The bundle of a language that has been loaded before. */
export function peekLocale(locale: Locale): LocaleBundle | undefined {
  return loaded[locale]
}

/**
 * Loads a language's bundle once and caches it. A failure is logged with the specified text,
 * rejects, and is retried at the next call.
 */
export function loadLocale(locale: Locale): Promise<LocaleBundle> {
  return (loading[locale] ??= Promise.all([loadBundle(locale), loadLiving(locale)]).then(
    ([{ messages, site }, living]) => (loaded[locale] = { messages, site: { ...site, ...living } }),
    (error: unknown) => {
      delete loading[locale]
      console.error('Failed locale loading', error)
      throw error
    },
  ))
}
