import { useEffect, useSyncExternalStore, useRef, useState } from 'react'
import { useNavigate, useNavigation, useLocation } from 'react-router'
import { PendingBar } from '#design/pending-bar.tsx'
import { loadLocale, peekLocale, type LocaleBundle } from '#i18n/locale-store.ts'
import { pending } from '#platform/browser/pending.ts'
import { gate } from '#platform/router/gate.ts'
import { internalTarget } from './internal-target.ts'
import { isKnownPath } from './known-path.ts'
import { menuEntry } from './menu-entry.ts'
import { localeOfPath } from './use-page.ts'
import { isLocale, type Locale } from '#map/locale.ts'

const yearInSeconds = 365 * 24 * 60 * 60

/** The cookie of a chosen language: 365 days, whole site, SameSite lax. */
export function languageCookie(locale: Locale): string {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  return `locale=${locale}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax${secure}`
}

/**
 * Writes the cookie when a click chooses a language, never by detection; keeps query and fragment,
 * which the languages share, unless the link has its own. A link with a fragment leads to a
 * substitute page; a list's topic and page are in the link if the other language has them too.
 */
function rememberLanguage(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[data-language]') : null
  if (!(link instanceof HTMLAnchorElement)) return
  const locale = link.dataset['language']
  if (isLocale(locale)) document.cookie = languageCookie(locale)
  const { href } = link
  if (link.hash) return
  if (!/\b(tag|page)=/.test(location.search)) link.search = location.search
  link.hash = location.hash
  // Only for this click: the next one may be made from another page.
  setTimeout(() => (link.href = href))
}

/**
 * Announces the title of a new page to screen readers and moves focus to its start, or to the
 * requested fragment.
 */
function Announcer() {
  const { pathname, search, hash } = useLocation()
  const [title, setTitle] = useState('')
  // In lists the topic and the page change the content; the rest of a query, such as a dialog's
  // name, does not.
  const shown = pathname + search.match(/\b(tag|page)=[^&]*/g)
  const previous = useRef(shown)
  useEffect(() => {
    if (previous.current === shown) return
    previous.current = shown
    setTitle(document.title)
    const start = document.getElementById(hash.slice(1)) ?? document.getElementById('main')
    if (!start) return
    // Unlike the search field, headings and sections are not focusable by default.
    if (start.tabIndex < 0) start.tabIndex = -1
    start.focus({ preventScroll: true })
  }, [shown, hash])
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  )
}

/**
 * Client-side navigation for plain links: one listener for the whole page, so that every link also
 * works before and without it.
 */
export function Navigation() {
  const navigate = useNavigate()
  const busy = useNavigation().state !== 'idle'
  const requests = useSyncExternalStore(pending.subscribe, pending.count, () => 0)
  useEffect(() => {
    let latest: MouseEvent | undefined
    const click = (event: MouseEvent) => {
      const target = internalTarget(event)
      if (target === undefined) return
      event.preventDefault()
      const { to, samePage } = target
      const { pathname: path } = new URL(to, location.href)
      const here = location.pathname + location.search
      if (!samePage && gate.refuses(path)) return
      // When the current page is chosen in the menu, closing the menu reaches it.
      if (to === here && menuEntry.isCurrent()) return
      latest = menuEntry.replacedBy = event
      const load = () => (menuEntry.isCurrent() ? location.replace(to) : location.assign(to))
      const go = ({ site }: LocaleBundle) => {
        if (!samePage && (gate.outdated || !isKnownPath(site, decodeURI(path)))) return load()
        // A link to the current page, such as the logo in its footer, scrolls to its top.
        void navigate(to, {
          preventScrollReset: samePage && to !== path,
          // As browsers do; a second entry of an open dialog would remain behind the one that
          // closing removes.
          replace: to === here || menuEntry.isCurrent(),
          // Back fades like the forward navigation: a press during a closing dialog's fade is lost.
          viewTransition: gate.fades && !samePage,
          // The dialog's reference to the page that it was opened on.
          state: here,
        })
      }
      const locale = localeOfPath(path)
      const bundle = peekLocale(locale)
      if (bundle) return go(bundle)
      pending.begin()
      loadLocale(locale)
        // If a language's messages cannot be loaded, it is reached by a full load.
        .catch(() => undefined)
        .then((loaded) => {
          // As in a browser, another link or Back cancels the pending navigation.
          if (latest !== event || location.pathname + location.search !== here) return
          if (loaded) go(loaded)
          else load()
        })
        .finally(pending.end)
    }
    const shown = new AbortController()
    document.addEventListener('click', rememberLanguage, shown)
    document.addEventListener('click', click, shown)
    return () => shown.abort()
  }, [navigate])
  return (
    <>
      <PendingBar hidden={!busy && requests === 0} />
      <Announcer />
    </>
  )
}
