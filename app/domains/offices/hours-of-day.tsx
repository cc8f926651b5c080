import type { ReactNode } from 'react'
import { useT } from '#i18n/use-t.ts'

/** The hours of a day as they are read, `09:00–14:00 16:00–19:00`; a day without any is closed. */
export function HoursOfDay({ ranges }: { ranges: readonly string[] }): ReactNode {
  const t = useT('hours')
  if (ranges.length === 0) return <span className="week-closed">{t('closed')}</span>
  return ranges.map((range, index) => (
    <span key={range}>
      {index > 0 && ' '}
      {range.replace('-', '–')}
    </span>
  ))
}
