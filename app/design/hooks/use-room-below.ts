import { useEffect, type RefObject } from 'react'

/**
 * Publishes the height of a bar at the foot of the window in a custom property of the document
 * while it is shown: other fixed elements and the focused one are kept clear of it at any text
 * size.
 */
export function useRoomBelow(ref: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useEffect(() => {
    const bar = ref.current
    if (bar === null) return
    const { style } = document.documentElement
    const watch = new ResizeObserver(() => style.setProperty(property, `${bar.offsetHeight}px`))
    watch.observe(bar)
    return () => {
      watch.disconnect()
      style.removeProperty(property)
    }
  }, [ref, property])
}
