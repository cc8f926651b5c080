import { useSyncExternalStore } from 'react'

/** From this width on the menu is a row in the header; in ems, so that large text counts. The header's styles say the same. */
export const wideQuery = '(width >= 80em)'

const refreshDelay = 50

function subscribe(notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(notify, refreshDelay)
  }
  const media = matchMedia(wideQuery)
  media.addEventListener('change', later)
  return () => {
    clearTimeout(timer)
    media.removeEventListener('change', later)
  }
}

/** Whether the narrow layout is shown; refreshed 50 ms after a change. False while prerendering. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !matchMedia(wideQuery).matches,
    () => false,
  )
}
