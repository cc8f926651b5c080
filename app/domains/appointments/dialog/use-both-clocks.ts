import { useSite } from '#i18n/locale-provider.tsx'
import { ownTime } from './own-time.ts'
import { useOwnZone, zoneName } from './use-own-zone.ts'

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
