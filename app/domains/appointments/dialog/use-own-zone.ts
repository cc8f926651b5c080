import { useHydrated } from '#design/hooks/use-hydrated.ts'
import { dateFormat } from '#i18n/date-format.ts'
import type { Locale } from '#map/locale.ts'
import { slotInWords } from './day-words.ts'
import { useSite } from '#i18n/locale-provider.tsx'

/** Times as Mallorca's clock shows them, with those of the visitor's own in brackets where that shows others. */
export function useBothClocks() {
  const { locale } = useSite()
  const zone = useOwnZone()
  const own = (start: string) => (zone === undefined ? undefined : ownTime(start, zone, locale)?.short)
  return {
    /** The words of a time with the visitor's own behind them. */
    both: (words: string, start: string): string => {
      const there = own(start)
      return there === undefined ? words : `${words} (${there})`
    },
    /** The name of the visitor's zone, where one of these times is another there. */
    otherZone: (starts: readonly string[]): string | undefined =>
      zone !== undefined && starts.some((start) => own(start) !== undefined) ? zoneName(zone) : undefined,
  }
}

/** A time of the book on the visitor's own clock. */
interface OwnTime {
  /** HH:mm, with the weekday where it is another one: `04:30`, `Mon 23:30`. */
  readonly short: string
  /** With weekday, day and month. */
  readonly full: string
}

/** An instant on the clock of a zone; undefined where that shows what the one on Mallorca shows. */
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
