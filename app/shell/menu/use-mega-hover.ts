import { useEffect, type RefObject } from 'react'

const openDelay = 140
const closeDelay = 280

/**
 * Opens a menu when a mouse rests on it and closes it when the mouse has left,
 * both after a delay, so that crossing it on the way elsewhere does nothing. A
 * menu opened by click or key stays until it is dismissed.
 */
export function useMegaHover(ref: RefObject<HTMLDetailsElement | null>, enabled: boolean): void {
  useEffect(() => {
    const details = ref.current
    if (!details || !enabled) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let byHover = false
    const later = (run: () => void, delay: number) => {
      clearTimeout(timer)
      timer = setTimeout(run, delay)
    }
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      later(() => {
        if (details.open) return
        byHover = true
        details.open = true
      }, openDelay)
    }
    const leave = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      later(() => {
        if (byHover) details.open = false
        byHover = false
      }, closeDelay)
    }
    // The click that follows a hover opening would close the menu at once; it pins it instead.
    const click = (event: Event) => {
      clearTimeout(timer)
      if (!byHover || !details.open) return
      byHover = false
      event.preventDefault()
    }
    const summary = details.querySelector('summary')
    const shown = new AbortController()
    details.addEventListener('pointerenter', enter, shown)
    details.addEventListener('pointerleave', leave, shown)
    summary?.addEventListener('click', click, shown)
    return () => {
      clearTimeout(timer)
      shown.abort()
    }
  }, [ref, enabled])
}
