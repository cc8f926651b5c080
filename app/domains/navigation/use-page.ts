import { useLocation, useMatches } from 'react-router'
import type { PageInfo } from '#content/page-info.ts'
import type { LinkedScreen } from '#map/linked-paths.ts'
import { defaultLocale, isLocale, type Locale } from '#map/locale.ts'

/**
 * The current page as described by its loader: a page of the map or a screen behind a signed link;
 * otherwise undefined.
 */
export function useScreen(): PageInfo | LinkedScreen | undefined {
  const data = useMatches().at(-1)?.loaderData as (Partial<LinkedScreen> & { page?: PageInfo }) | undefined
  return data?.page ?? (data?.paths && (data as LinkedScreen))
}

/** The language of the page; a path outside of the map has the language of its prefix. */
export function usePageLocale(): Locale {
  const screen = useScreen()
  const { pathname } = useLocation()
  return screen?.locale ?? localeOfPath(pathname)
}

/** The language of a path's prefix. */
export function localeOfPath(path: string): Locale {
  const prefix = path.split('/', 2)[1]
  return isLocale(prefix) ? prefix : defaultLocale
}
