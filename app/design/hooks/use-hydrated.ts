import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and during hydration, true from then on: for what only works with JavaScript.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
