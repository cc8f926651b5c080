/** Programs that read pages: for them what was rendered is never replaced by an error screen. */
export function isRobot(userAgent: string): boolean {
  // Not the phones of the brand Cubot.
  return /(?<!cu)bot|lighthouse|facebook|google/i.test(userAgent)
}

/** What the server rendered and its title, kept for robots before the scripts take the page over. */
export const rendered =
  typeof document !== 'undefined' && isRobot(navigator.userAgent)
    ? { main: document.getElementById('main')?.cloneNode(true), title: document.title }
    : undefined

/** How long a path is not loaded again after a failed part, in milliseconds. */
const guardTime = 10_000

const failures =
  /dynamically imported module|Importing a module script failed|Unable to preload|is not a valid JavaScript MIME type/i

/** What Chromium, Safari and Firefox say of a request that no answer came to, and Chromium of one that broke off. */
const unanswered = /Failed to fetch|Load failed|NetworkError|network error/

const here = () => location.pathname + location.search

/** Whether an error says that a page's data or a part of the site's scripts could not be loaded. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && (failures.test(error.message) || unanswered.test(error.message))
}

/**
 * Loads the page in full after a part of it failed to load, at most once in 10 seconds for each path.
 * Without a connection it waits for one, and for as long as the visitor stays.
 * @returns false where that was tried just now, where nothing can be remembered, or while it waits
 */
export function loadOnce(): boolean {
  const path = here()
  if (!navigator.onLine) {
    // A full load would replace the page by the browser's own word that there is no connection.
    addEventListener('online', () => path === here() && loadOnce(), { once: true })
    return false
  }
  const key = `reload:${location.pathname}`
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < guardTime) return false
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Without a memory the page could be loaded again and again.
    return false
  }
  location.assign(path)
  return true
}
