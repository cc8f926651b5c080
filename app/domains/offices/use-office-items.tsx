import type { ReactNode } from 'react'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import type { PageId } from '#map/pages/pages.ts'
import { StatusLine } from '#design/status.tsx'
import { momentInWords } from '#i18n/weekday-words.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import { rangesOf } from './opening.ts'
import { useOpeningWords } from './open-state.tsx'
import { rulesFor, useOpenings } from './use-now.ts'

interface OfficeItemView {
  readonly href: string
  readonly label: string
  readonly open?: boolean
  readonly status?: ReactNode
  readonly hours?: ReactNode
}

/**
 * The offices with their state and hours of today, in words; without a clock, their names alone.
 */
export function useOfficeItems(): { items: OfficeItemView[]; now?: string } {
  const t = useT('hours')
  const { locale, offices, pages, holidays } = useSite()
  const openings = useOpenings()
  const words = useOpeningWords()
  if (openings === undefined) {
    const items = offices.map(({ page, name }) => ({ href: pages[page as PageId].path, label: name }))
    return { items }
  }
  // oxlint-disable-next-line react/purity -- the minute’s tick of useOpenings renders it again
  const instant = new Date()
  const today = madridTime(instant).day
  const items = openings.map(({ office, opening }) => {
    const ranges = rangesOf(today, rulesFor(office, holidays)).map((range) => range.replace('-', '–'))
    return {
      href: pages[office.page as PageId].path,
      label: office.name,
      open: opening.open,
      status: <StatusLine open={opening.open}>{words(opening)}</StatusLine>,
      hours: ranges.length === 0 ? t('closedToday') : t('today', { ranges: ranges.join(', ') }),
    }
  })
  return { items, now: momentInWords(instant, locale) }
}
