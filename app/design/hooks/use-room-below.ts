import { useEffect, type RefObject } from 'react'

/**
 * Says in a custom property of the document how high a bar is that lies over the foot of the window, for as long as it
 * does: what else stands there, and what has focus, is kept clear of it whatever the size of its words.
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
