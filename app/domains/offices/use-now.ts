import { startTransition, useEffect, useState } from 'react'
import { onRestored } from '#platform/browser/kept-changes.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import type { SliceOffice, SiteSlice } from '#map/slice.ts'
import { openingAt, type Opening, type OpeningRules } from './opening.ts'

interface OfficeOpening {
  readonly office: SliceOffice
  readonly opening: Opening
}

/**
 * An office's hours with the days on which it is closed: holidays, and its own closures
 * (app/map/office-hours.ts).
 */
export function rulesFor(office: SliceOffice, holidays: SiteSlice['holidays']): OpeningRules {
  const closedDays = new Set([...(holidays['balearic'] ?? []), ...(holidays[office.localHolidays] ?? [])])
  return { hours: office.hours, closedDays }
}

/**
 * The current state of every office, updated each minute; undefined until the page runs in a
 * browser.
 */
export function useOpenings(): readonly OfficeOpening[] | undefined {
  const { offices, holidays } = useSite()
  const now = useNow()
  return now && offices.map((office) => ({ office, opening: openingAt(now, rulesFor(office, holidays)) }))
}

/** The ISO day on Mallorca, updated after midnight; undefined until the page runs in a browser. */
export function useToday(): string | undefined {
  const now = useNow()
  return now && madridTime(now).day
}

/** The time, updated each minute; undefined until the page runs in a browser. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    // A transition: updates may yield to visitor input, and to hydration.
    const look = () => startTransition(() => setNow(new Date()))
    look()
    const timer = setInterval(look, 60_000)
    const stopped = new AbortController()
    onRestored(look, stopped.signal)
    return () => {
      clearInterval(timer)
      stopped.abort()
    }
  }, [])
  return now
}
