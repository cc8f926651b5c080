import { useHydrated } from '#design/hooks/use-hydrated.ts'
import { dateFormat } from '#i18n/date-format.ts'
import type { Locale } from '#map/locale.ts'
import { slotInWords } from './day-words.ts'
import { useSite } from '#i18n/locale-provider.tsx'

/** Times on Mallorca, followed by the visitor's own time in brackets if it differs. */
export function useBothClocks() {
  const { locale } = useSite()
  const zone = useOwnZone()
  const own = (start: string) => (zone === undefined ? undefined : ownTime(start, zone, locale)?.short)
  return {
    /** A time with the visitor's own in brackets. */
    both: (words: string, start: string): string => {
      const there = own(start)
      return there === undefined ? words : `${words} (${there})`
    },
    /** The name of the visitor's time zone, if one of these times differs there. */
    otherZone: (starts: readonly string[]): string | undefined =>
      zone !== undefined && starts.some((start) => own(start) !== undefined) ? zoneName(zone) : undefined,
  }
}

/** A slot in the visitor's time zone. */
interface OwnTime {
  /** HH:mm, with the weekday if it differs: `04:30`, `Mon 23:30`. */
  readonly short: string
  /** With weekday, day and month. */
  readonly full: string
}

/** An instant in a time zone; undefined if it reads the same as on Mallorca. */
export function ownTime(start: string, zone: string, locale: Locale): OwnTime | undefined {
  const full = slotInWords(start, locale, zone)
  if (full === slotInWords(start, locale)) return undefined
  const read = (options: Intl.DateTimeFormatOptions, timeZone: string) =>
    dateFormat(locale, { ...options, timeZone }).format(new Date(start))
  const weekday = read({ weekday: 'short' }, zone).replace('.', '')
  const isOtherDay = read({ weekday: 'short' }, 'Europe/Madrid') !== read({ weekday: 'short' }, zone)
  const time = read({ hour: '2-digit', minute: '2-digit' }, zone)
  return { short: isOtherDay ? `${weekday} ${time}` : time, full }
}

/** If the system's zone is unknown, Chromium names one (`Etc/Unknown`) that it does not accept itself. */
function readZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

let read: { readonly zone: string | undefined } | undefined

/** The browser's time zone, read once: creating a formatter costs more than formatting with it. */
function browserZone(): string | undefined {
  read ??= { zone: readZone() }
  return read.zone
}

/**
 * The visitor's time zone; undefined before hydration, because only the browser knows it, and if the browser does not
 * know it either.
 */
export function useOwnZone(): string | undefined {
  return useHydrated() ? browserZone() : undefined
}

/** A time zone by its city, because the full code is unfamiliar to readers: `New York` of `America/New_York`. */
export function zoneName(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
