import type { SiteSlice } from '#map/slice.ts'

/**
 * Page validation in the browser: paths outside the map are left to the server, for redirects and
 * not-found.
 */
export function isKnownPath({ pages }: SiteSlice, path: string): boolean {
  const known = Object.values(pages).some((page) => page.path === path)
  return known || path.startsWith(`${pages.blog.path}/`) || path.startsWith(`${pages.news.path}/`)
}
