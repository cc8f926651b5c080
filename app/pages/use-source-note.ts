import { useT } from '#i18n/use-t.ts'
import type { Source } from '#ui/blocks/source-list.tsx'

/** The line below a page's sources: when the page was checked, and what it means where a source has no date. */
export function useSourceNote(sources: readonly Source[], updated: string): string {
  const t = useT('page')
  const checked = t('checked', { date: updated })
  return sources.every(({ date }) => date) ? checked : `${checked}. ${t('undated')}`
}
