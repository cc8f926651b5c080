import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'

/**
 * Lets an open `<details>` close as menus do: on Escape (focus returns to its
 * summary), on a press or focus outside of it, and after a navigation.
 */
export function useDismissable(ref: RefObject<HTMLDetailsElement | null>, enabled = true): void {
  const { key } = useLocation()
  // As what was there is left: one that was opened before the scripts ran stays open when they come.
  useEffect(() => {
    const details = ref.current
    return () => {
      if (details) details.open = false
    }
  }, [ref, key])
  useEffect(() => {
    if (!enabled) return
    const outside = (event: Event) => {
      const details = ref.current
      if (details?.open && !details.contains(event.target as Node)) details.open = false
    }
    const escape = (event: KeyboardEvent) => {
      const details = ref.current
      if (event.key !== 'Escape' || !details?.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    const shown = new AbortController()
    document.addEventListener('pointerdown', outside, shown)
    document.addEventListener('focusin', outside, shown)
    document.addEventListener('keydown', escape, shown)
    return () => shown.abort()
  }, [ref, enabled])
}
