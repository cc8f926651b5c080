/**
 * Loads a part of the page. Without a connection, which the bar at its foot tells, the page stays as it is, and the
 * part comes once there is one.
 */
export function late<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch((error: unknown) => {
    if (navigator.onLine) throw error
    return new Promise<Part>((resolve) =>
      addEventListener('online', () => resolve(late(load)), { once: true }),
    )
  })
}
