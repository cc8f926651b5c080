import { startTransition, useEffect, useState } from 'react'

/** From this width on the menu is a row in the header; in ems, so that large text counts. The header's styles say the same. */
export const wideQuery = '(width >= 80em)'

const refreshDelay = 50

/** Whether the narrow layout is shown; refreshed 50 ms after a change. False until the page runs in a browser. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(false)
  useEffect(() => {
    const media = matchMedia(wideQuery)
    // The whole menu is rendered anew by it, which can wait for whatever the visitor does.
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
