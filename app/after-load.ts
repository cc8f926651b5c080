import { isConsentAsked, isConsentLater } from './domains/consent/is-consent-asked.ts'
import { createPayloadCache, fetchThrough } from './platform/router/payload-cache.ts'
import { payloadAddress, payloads } from './platform/router/payload.ts'
import { runningBuild } from './platform/router/internals.ts'
import { createPrefetchQueue } from './platform/router/prefetch-queue.ts'
import { gate } from './platform/router/gate.ts'
import { isKnownPath } from './domains/navigation/known-path.ts'
import { localeOfPath } from './domains/navigation/use-page.ts'
import { prefetchLinks } from './domains/navigation/prefetch-links.ts'
import { watchConnection } from './domains/resilience/offline-bar.ts'
import { updateEvent, watchVersion } from './domains/resilience/version.ts'
import { checkBaseUrl } from './domains/resilience/base-url.ts'
import { connection, mayPrefetch, mayPreload } from './platform/browser/connection.ts'
import { onRestored } from './platform/browser/kept-changes.ts'
import { fetchView, viewOf } from './pages/fetch-view.ts'
import { decodedPath } from './map/decoded-path.ts'
import type { SiteSlice } from './map/slice.ts'

/** Prefetching begins this long after the page's scripts run, in milliseconds. */
const preloadDelay = 1_000

/** Sets the year of the copyright line, which hydration leaves as it finds it. */
function showYear(): void {
  document.querySelector('.footer .year')?.replaceChildren(String(new Date().getFullYear()))
}

/** Consent is asked for only where the server says that there is something to ask. */
function askConsent(): void {
  if (!isConsentAsked()) return
  // Without it nothing optional loads, which is what a visitor who was not asked has allowed.
  import('./ask-consent.tsx').then(({ askConsent: ask }) => ask()).catch(() => undefined)
}

/**
 * What the site does once a page is hydrated: prefetch, watch for a newer build and watch the connection.
 * Loaded when idle, so that none of it delays the first visit.
 */
export function startAfterLoad(site: SiteSlice): void {
  checkBaseUrl(site.url)
  showYear()
  const cache = createPayloadCache()
  payloads.fetch = fetchThrough(cache)
  const queue = createPrefetchQueue(async (path) => {
    const view = await viewOf(await cache.prefetch(payloadAddress(path)))
    if (view !== undefined) await fetchView(view, localeOfPath(path))
  })
  setTimeout(() => {
    if (!mayPreload(connection())) return
    // The page itself too: it is then there when the visitor comes back to it, even offline.
    if (isKnownPath(site, decodedPath(location.pathname))) queue.add(location.pathname)
    prefetchLinks(queue, () => navigator.onLine && mayPrefetch(connection()))
  }, preloadDelay)
  askConsent()
  gate.outdated = isConsentLater()
  const bar = watchConnection()
  gate.refuses = (path) => {
    if (navigator.onLine || cache.has(payloadAddress(path))) return false
    bar.refuse()
    return true
  }
  addEventListener(updateEvent, () => (gate.outdated = true))
  const version = watchVersion(runningBuild(), { events: window, tab: document })
  addEventListener('vite:preloadError', () => void version.check())
  onRestored(() => void version.check())
}
