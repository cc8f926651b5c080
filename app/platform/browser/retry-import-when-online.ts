/**
 * Dynamic import that retries once the browser is online again. Meanwhile the page stays unchanged
 * and the offline bar is shown.
 */
export function late<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch((error: unknown) => {
    if (navigator.onLine) throw error
    return new Promise<Part>((resolve) =>
      addEventListener('online', () => resolve(late(load)), { once: true }),
    )
  })
}
