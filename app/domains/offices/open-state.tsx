import { useT } from '#i18n/use-t.ts'
import type { Opening } from './opening.ts'
import { useStateWords } from './use-opening-words.ts'
import { useOpenings } from './use-openings.ts'

/** Sorts by the time until which or from which an office is open; one that never opens comes last. */
const timeOf = (one: Opening): string => (one.open ? one.until : `${one.opens?.day} ${one.opens?.time}`)

/** The state of all offices as one: open until the last of them closes, or closed until the first opens. */
export function jointOpening(openings: readonly Opening[]): Opening {
  const byTime = openings.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1))
  return byTime.findLast(({ open }) => open) ?? byTime[0] ?? { open: false }
}

/**
 * One line: until when somebody can be reached, or from when. A page is built for any time, so until it runs in a
 * browser the line only names what it will say.
 */
export function OpenState() {
  const t = useT('hours')
  const words = useStateWords()
  const openings = useOpenings()
  if (openings === undefined) return <span className="open-state">{t('where')}</span>
  const state = jointOpening(openings.map(({ opening }) => opening))
  return (
    <span className="open-state">
      <i className="dot" data-open={state.open} />
      {words(state)}
    </span>
  )
}
