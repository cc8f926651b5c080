import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether a part came with the page, written by the server; false for what the browser shows later. It stays so
 * while the part is shown and renders nothing anew, unlike `useHydrated`: pages have dozens of such parts.
 */
export function useArrived(): boolean {
  const [part] = useState({ arrived: false })
  // React asks for the server's state on the server and while it hydrates, and at no other time.
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
