/** Calls back when the page comes out of the back/forward cache: while it was frozen it heard of nothing. */
export function onRestored(restored: () => void, signal?: AbortSignal): void {
  addEventListener(
    'pageshow',
    ({ persisted }: PageTransitionEvent) => persisted && restored(),
    signal && { signal },
  )
}

/**
 * Calls back when another document may have changed what the browser keeps: on a `storage` event for the key, and
 * when the page is restored from the back/forward cache, as frozen pages get no such events. Read what is kept again;
 * it may be unchanged.
 * @returns how to stop listening
 */
export function onKeptChange(key: string, changed: () => void): () => void {
  const stopped = new AbortController()
  // All entries were cleared at once where the event names no key.
  addEventListener('storage', (event: StorageEvent) => (event.key ?? key) === key && changed(), stopped)
  onRestored(changed, stopped.signal)
  return () => stopped.abort()
}
