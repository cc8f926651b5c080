import { useEffect } from 'react'
import { idsInQuery } from './case-link.ts'

/**
 * Brings the list of a shared link into view, once it is drawn for its case,
 * unless the reader has begun to read elsewhere.
 */
export function useShowNamedCase(): void {
  useEffect(() => {
    if (idsInQuery(location.search) === undefined || location.hash !== '' || scrollY > 0) return
    // After the next frame: the list has its length then, so that nothing moves in view.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() =>
        document.querySelector('.checklist')?.closest('section')?.scrollIntoView(),
      )
    })
    return () => cancelAnimationFrame(frame)
  }, [])
}
