import { gate } from './gate.ts'

/**
 * Loads a part of the page. Without a connection the page stays as it is, the visitor is told, and the part comes
 * once there is one.
 */
export function late<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch((error: unknown) => {
    if (!gate.refuses(location.href)) throw error
    return new Promise<Part>((resolve) =>
      addEventListener('online', () => resolve(late(load)), { once: true }),
    )
  })
}
