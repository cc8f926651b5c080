import { useEffect, useRef } from 'react'

/**
 * Brings into view what a link has changed: the times of another day, or other days, with focus on the one that is
 * shown, since the link may be gone with the days before. An answer to the form has a place of its own.
 */
export function useNewDays(first: string | undefined, shown: string | undefined, answered: boolean): void {
  const before = useRef({ first, shown })
  useEffect(() => {
    const was = before.current
    before.current = { first, shown }
    if (answered) return
    if (first !== was.first) document.querySelector<HTMLElement>('.appointment-days [aria-current]')?.focus()
    else if (shown !== was.shown) document.getElementById('times')?.scrollIntoView({ block: 'nearest' })
  }, [first, shown, answered])
}
