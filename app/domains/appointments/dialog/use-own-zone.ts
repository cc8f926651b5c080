import { useHydrated } from '#design/use-hydrated.ts'

/** Where the system's zone is unknown Chromium names one (`Etc/Unknown`) that it takes for none itself. */
function readZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

let read: { readonly zone: string | undefined } | undefined

/** The browser's time zone, read once: formatters cost more to make than all that they format. */
function browserZone(): string | undefined {
  read ??= { zone: readZone() }
  return read.zone
}

/**
 * The visitor's own time zone; undefined until the page runs in a browser, which alone knows it, and where that does
 * not know it either.
 */
export function useOwnZone(): string | undefined {
  return useHydrated() ? browserZone() : undefined
}

/** A zone by its city, as a code before it says nothing to readers: `New York` of `America/New_York`. */
export function zoneName(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
