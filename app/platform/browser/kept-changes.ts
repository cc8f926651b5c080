/**
 * Calls back when the page is restored from the back/forward cache: while frozen it received no
 * events.
 */
export function onRestored(restored: () => void, signal?: AbortSignal): void {
  addEventListener(
    'pageshow',
    ({ persisted }: PageTransitionEvent) => persisted && restored(),
    signal && { signal },
  )
}

/**
 * Calls back when another document may have changed browser storage: on a `storage` event for the
 * key, and when the page is restored from the back/forward cache, as frozen pages get no such
 * events. Read the stored value again; it may be unchanged.
 * @returns how to stop listening
 */
export function onKeptChange(key: string, changed: () => void): () => void {
  const stopped = new AbortController()
  // An event without a key means that all entries were cleared at once.
  addEventListener('storage', (event: StorageEvent) => (event.key ?? key) === key && changed(), stopped)
  onRestored(changed, stopped.signal)
  return () => stopped.abort()
}
