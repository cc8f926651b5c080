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
 * @returns false where that was tried just now, or where nothing can be remembered
 */
export function loadOnce(path: string, load: (path: string) => void = (to) => location.assign(to)): boolean {
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
