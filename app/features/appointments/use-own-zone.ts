import { useHydrated } from '#ui/use-hydrated.ts'

/** The visitor's own time zone; undefined until the page runs in a browser, which alone knows it. */
export function useOwnZone(): string | undefined {
  return useHydrated() ? new Intl.DateTimeFormat().resolvedOptions().timeZone : undefined
}

/** A zone's name as it is read, such as `America/New York`. */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ')
}
