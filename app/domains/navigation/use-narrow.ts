import { startTransition, useEffect, useState } from 'react'

/**
 * Minimum width at which the menu is a row in the header; in ems, so that large text counts.
 * Matches the header's styles.
 */
export const wideQuery = '(width >= 80em)'

const refreshDelay = 50

/**
 * Whether the narrow layout is shown; updated 50 ms after a change. False until the page runs in a
 * browser.
 */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(false)
  useEffect(() => {
    const media = matchMedia(wideQuery)
    // It re-renders the whole menu, which may yield to visitor input.
    const look = () => startTransition(() => setNarrow(!media.matches))
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(look, refreshDelay)
    }
    look()
    media.addEventListener('change', later)
    return () => {
      clearTimeout(timer)
      media.removeEventListener('change', later)
    }
  }, [])
  return narrow
}
