import { queryOver } from '#map/dialogs.ts'

/** The target of a click inside the site. */
export interface InternalTarget {
  /** Path, query and fragment. */
  readonly to: string
  /** Only the query differs, as when a dialog opens: the scroll position stays. */
  readonly samePage: boolean
}

const files = /\.[a-z0-9]{2,5}$/i
const served = /^\/(?:api|builds|art|fonts|assets|share)\//

/**
 * The address of a link to a page of the site; undefined for other origins, new tabs, downloads and
 * files.
 */
export function linkTarget(link: HTMLAnchorElement): URL | undefined {
  if (link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  return url.origin !== location.origin || files.test(url.pathname) || served.test(url.pathname)
    ? undefined
    : url
}

/**
 * The navigation requested by a click on a plain link of the site, or undefined if the browser has
 * to handle it: other origins, new tabs, downloads, files, and fragments of the same page.
 */
export function internalTarget(event: MouseEvent): InternalTarget | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  const url = link instanceof HTMLAnchorElement ? linkTarget(link) : undefined
  if (link === null || url === undefined) return undefined
  if (link.getAttribute('href')?.startsWith('?dialog=')) url.search = queryOver(location.search, url.search)
  const samePath = url.pathname === location.pathname
  if (samePath && url.search === location.search && (url.hash !== '' || link.getAttribute('href') === '#'))
    return undefined
  return { to: url.pathname + url.search + url.hash, samePage: samePath }
}
