/**
 * Programs that read pages: for them the server-rendered page is never replaced by an error screen.
 */
export function isRobot(userAgent: string): boolean {
  // Excludes phones of the brand Cubot.
  return /(?<!cu)bot|lighthouse|facebook|google/i.test(userAgent)
}

/** The server-rendered content and title, kept for robots before hydration. */
export const rendered =
  typeof document !== 'undefined' && isRobot(navigator.userAgent)
    ? { main: document.getElementById('main')?.cloneNode(true), title: document.title }
    : undefined

/** Minimum interval between reloads of a path after a failed chunk, in milliseconds. */
const guardTime = 10_000

const failures =
  /dynamically imported module|Importing a module script failed|Unable to preload|is not a valid JavaScript MIME type/i

/**
 * The messages of Chromium, Safari and Firefox for a request without an answer, and Chromium's for
 * one that broke off.
 */
const unanswered = /Failed to fetch|Load failed|NetworkError|network error/

const here = () => location.pathname + location.search

/** Whether an error means that a page's data or a chunk could not be loaded. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && (failures.test(error.message) || unanswered.test(error.message))
}

/**
 * Reloads the page in full after a part of it failed to load, at most once in 10 seconds for each
 * path. Offline it waits for a connection, as long as the visitor stays.
 * @returns false if that was just tried, if storage is blocked, or while it waits
 */
export function loadOnce(): boolean {
  const path = here()
  if (!navigator.onLine) {
    // A full load would replace the page by the browser's own offline page.
    addEventListener('online', () => path === here() && loadOnce(), { once: true })
    return false
  }
  const key = `reload:${location.pathname}`
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < guardTime) return false
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Without storage the page could reload for ever.
    return false
  }
  location.assign(path)
  return true
}
