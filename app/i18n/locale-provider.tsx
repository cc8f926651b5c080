import { createContext, use, type ReactNode } from 'react'
import { IntlProvider, useTranslations } from 'use-intl'
import type { Locale } from '#map/locale.ts'
import type { SiteSlice } from '#map/slice.ts'
import { loadLocale, peekLocale } from './locale-store.ts'
import type { PageId } from '#map/pages/pages.ts'

/** Paths of pages in the reader's language: `useHref()('contact')`. */
export function useHref(): (page: PageId) => string {
  const { pages } = useSite()
  return (page) => pages[page].path
}

/**
 * The messages of one area: `useT('nav')('menu')`. Keys are typed; a missing one fails the build.
 */
export const useT = useTranslations

const SiteContext = createContext<SiteSlice | undefined>(undefined)

/** The map and the identity in the page's language. */
export function useSite(): SiteSlice {
  const site = use(SiteContext)
  if (site === undefined) throw new Error('useSite outside of LocaleProvider')
  return site
}

/** A missing or invalid message throws, so that no page is built with one. */
function fail(error: Error): never {
  throw error
}

/** Provides messages, map and identity in one language; suspends until they are loaded. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }): ReactNode {
  const bundle = peekLocale(locale) ?? use(loadLocale(locale))
  return (
    <IntlProvider locale={locale} messages={bundle.messages} timeZone="Europe/Madrid" onError={fail}>
      <SiteContext value={bundle.site}>{children}</SiteContext>
    </IntlProvider>
  )
}
