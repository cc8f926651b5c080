import { useSite } from '#i18n/locale-provider.tsx'
import type { SliceOffice, SiteSlice } from '#map/slice.ts'
import { openingAt, type Opening, type OpeningRules } from './opening.ts'
import { useNow } from './use-now.ts'

export interface OfficeOpening {
  readonly office: SliceOffice
  readonly opening: Opening
}

/** An office's hours with the days on which it is closed: holidays, and its own closures (site/closures.ts). */
export function rulesFor(office: SliceOffice, holidays: SiteSlice['holidays']): OpeningRules {
  const closedDays = new Set([...(holidays['balearic'] ?? []), ...(holidays[office.localHolidays] ?? [])])
  return { hours: office.hours, closedDays }
}

/** The state of every office now, renewed each minute; undefined until the page runs in a browser. */
export function useOpenings(): readonly OfficeOpening[] | undefined {
  const { offices, holidays } = useSite()
  const now = useNow()
  return now && offices.map((office) => ({ office, opening: openingAt(now, rulesFor(office, holidays)) }))
}
