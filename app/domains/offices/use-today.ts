import { madridTime } from '#i18n/madrid-time.ts'
import { useNow } from './use-now.ts'

/** The ISO day on Mallorca, followed past midnight; undefined until the page runs in a browser. */
export function useToday(): string | undefined {
  const now = useNow()
  return now && madridTime(now).day
}
