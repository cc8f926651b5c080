import { useEffect, useState, type RefObject } from 'react'

/** The state of a strip that scrolls sideways, and how to turn its pages. */
export interface Strip {
  readonly atStart: boolean
  readonly atEnd: boolean
  /** Scrolls by what is visible: 1 on, -1 back. */
  readonly turn: (pages: 1 | -1) => void
}

function positionOf(strip: HTMLElement): { atStart: boolean; atEnd: boolean } {
  const rest = strip.scrollWidth - strip.clientWidth - strip.scrollLeft
  return { atStart: strip.scrollLeft < 2, atEnd: rest < 2 }
}

/** Scrolls the strip alone; `scrollIntoView` would move the page too. */
function bringIntoView(strip: HTMLElement, chosen: HTMLElement | null | undefined): void {
  if (!chosen) return
  const left = chosen.offsetLeft - strip.offsetLeft
  if (left + chosen.offsetWidth > strip.clientWidth) strip.scrollTo({ left, behavior: 'instant' })
}

/** Follows a sideways strip, also as it grows, and brings what is chosen in it into view once. */
export function useStrip(ref: RefObject<HTMLElement | null>): Strip {
  const [position, setPosition] = useState({ atStart: true, atEnd: false })
  useEffect(() => {
    const strip = ref.current
    if (strip === null) return
    bringIntoView(strip, strip.querySelector(':checked')?.parentElement)
    const update = () => setPosition(positionOf(strip))
    update()
    strip.addEventListener('scroll', update, { passive: true })
    const grown = new MutationObserver(update)
    grown.observe(strip, { childList: true })
    return () => {
      strip.removeEventListener('scroll', update)
      grown.disconnect()
    }
  }, [ref])
  return { ...position, turn: (pages) => ref.current?.scrollBy({ left: pages * ref.current.clientWidth }) }
}
