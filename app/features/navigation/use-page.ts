import { useLocation, useMatches } from 'react-router'
import type { PageInfo } from '#content/page-info.ts'
import { defaultLocale, isLocale, type Locale } from '#site/locale.ts'

/** The page that is shown, as its loader described it; none on the not-found screen. */
export function usePageInfo(): PageInfo | undefined {
  const data = useMatches().at(-1)?.loaderData as { page?: PageInfo } | undefined
  return data?.page
}

/** The language of the page; a path outside of the map has the language of its prefix. */
export function usePageLocale(): Locale {
  const page = usePageInfo()
  const { pathname } = useLocation()
  return page?.locale ?? localeOfPath(pathname)
}

/** The language that a path's prefix stands for. */
export function localeOfPath(path: string): Locale {
  const prefix = path.split('/', 2)[1]
  return isLocale(prefix) ? prefix : defaultLocale
}
