import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { madridToday } from '#i18n/madrid-time.ts'
import { weekdayName } from '#i18n/weekday-words.ts'
import type { Opening } from './opening.ts'
import { useOpenings } from './use-openings.ts'

/** The state of all offices as one: open until the last of them closes, or closed until the first opens. */
export function jointOpening(openings: readonly Opening[]): Opening {
  const [until] = openings
    .flatMap((one) => (one.open ? [one.until] : []))
    .sort()
    .toReversed()
  if (until !== undefined) return { open: true, until }
  const [opens] = openings
    .flatMap((one) => (!one.open && one.opens ? [one.opens] : []))
    .sort((a, b) => (`${a.day} ${a.time}` < `${b.day} ${b.time}` ? -1 : 1))
  return { open: false, ...(opens && { opens }) }
}

/**
 * One line: until when somebody can be reached, or from when. A page is built for any time, so until it runs in a
 * browser the line only names what it will say.
 */
export function OpenState() {
  const t = useT('hours')
  const { locale } = useSite()
  const openings = useOpenings()
  if (openings === undefined) return <span className="open-state">{t('where')}</span>
  const state = jointOpening(openings.map(({ opening }) => opening))
  const words = (): string => {
    if (state.open) return t('openNow', { until: state.until })
    if (state.opens === undefined) return t('closedNow')
    const { day, time } = state.opens
    if (day === madridToday()) return t('closedUntil', { time })
    return t('closedUntilDay', { day: weekdayName(day, locale), time })
  }
  return (
    <span className="open-state">
      <i className="dot" data-open={state.open} />
      {words()}
    </span>
  )
}
