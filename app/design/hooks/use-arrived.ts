import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether a part was server-rendered with the page; false for what the browser shows later. It is
 * stable while the part is mounted and causes no re-render, unlike `useHydrated`: pages have dozens
 * of such parts.
 */
export function useArrived(): boolean {
  const [part] = useState({ arrived: false })
  // React reads the server snapshot only on the server and during hydration.
  useSyncExternalStore(
    never,
    () => part,
    () => {
      part.arrived = true
      return part
    },
  )
  return part.arrived
}
