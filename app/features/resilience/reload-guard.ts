/** How long a path is not loaded again after a failed part, in milliseconds. */
const guardTime = 10_000

const failures =
  /dynamically imported module|Importing a module script failed|Unable to preload|is not a valid JavaScript MIME type/i

/** Whether an error says that a part of the site's scripts could not be loaded. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && failures.test(error.message)
}

/**
 * Loads a path in full after a part of its scripts failed, at most once in 10 seconds for each path.
 * Without a connection it waits for one.
 * @returns false where that was tried just now, where nothing can be remembered, or while it waits
 */
export function loadOnce(path: string, load: (path: string) => void = (to) => location.assign(to)): boolean {
  if (!navigator.onLine) {
    // A full load would replace the page by the browser's own word that there is no connection.
    addEventListener('online', () => loadOnce(path, load), { once: true })
    return false
  }
  const key = `reload:${path}`
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < guardTime) return false
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Without a memory the page could be loaded again and again.
    return false
  }
  load(path)
  return true
}
