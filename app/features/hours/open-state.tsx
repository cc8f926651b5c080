import { useT } from '#i18n/use-t.ts'
import { useOpenings, type OfficeOpening } from './use-openings.ts'

function lastClosing(openings: readonly OfficeOpening[]): string | undefined {
  return openings
    .flatMap(({ opening }) => (opening.open ? [opening.until] : []))
    .sort()
    .at(-1)
}

/** One line: whether somebody can be reached now. Until the page runs, it only names what will stand there. */
export function OpenState() {
  const t = useT('hours')
  const openings = useOpenings()
  if (openings === undefined) return <span className="open-state">{t('where')}</span>
  const until = lastClosing(openings)
  return (
    <span className="open-state">
      <i className="dot" data-open={until !== undefined} />
      {until === undefined ? t('closedNow') : t('openNow', { until })}
    </span>
  )
}
