import { useEffect, useState } from 'react'
import { idsInQuery } from './case-link.ts'

/** Whether this very address was opened from outside: neither reloaded nor reached from a page of the site. */
function wasOpenedHere(): boolean {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opening?.type === 'navigate' && opening.name === location.href
}

/**
 * Brings the list of a shared link into view, once it is drawn for its case,
 * unless the reader has begun to read elsewhere.
 */
export function useShowNamedCase(): void {
  const [wanted] = useState(
    () => idsInQuery(location.search) !== undefined && scrollY === 0 && wasOpenedHere(),
  )
  useEffect(() => {
    if (!wanted) return
    // After the next frame: the list has its length then, so that nothing moves in view.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() =>
        document.querySelector('.checklist')?.closest('section')?.scrollIntoView(),
      )
    })
    return () => cancelAnimationFrame(frame)
  }, [wanted])
}
