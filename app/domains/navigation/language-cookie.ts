import { isLocale, type Locale } from '#map/locale.ts'

const yearInSeconds = 365 * 24 * 60 * 60

/** The cookie that keeps a chosen language: 365 days, whole site, SameSite lax. */
export function languageCookie(locale: Locale): string {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  return `locale=${locale}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax${secure}`
}

/**
 * Writes the cookie when a click chooses a language, never by detection; keeps query and fragment, which the languages
 * share, where the link has none of its own. One with a fragment leads to another page, which stands in for this one;
 * a list's topic and page stand in the link where the other language has them too.
 */
export function rememberLanguage(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[data-language]') : null
  if (!(link instanceof HTMLAnchorElement)) return
  const locale = link.dataset['language']
  if (isLocale(locale)) document.cookie = languageCookie(locale)
  const { href } = link
  if (link.hash) return
  if (!/\b(tag|page)=/.test(location.search)) link.search = location.search
  link.hash = location.hash
  // Only for this click: the next one may be made from another place.
  setTimeout(() => (link.href = href))
}
