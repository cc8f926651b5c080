import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useArrived } from '#design/hooks/use-arrived.ts'

/**
 * What lies below the first view. In a page as it arrives it is all there. On the way
 * from another page the first view is painted alone and the rest follows, so that a slow phone answers at once;
 * but not on the way back or to a fragment, where the place to scroll to lies in the rest (ADR 0024).
 */
export function BelowFirstView({ children }: { children: ReactNode }): ReactNode {
  const arrived = useArrived()
  const type = useNavigationType()
  const { hash } = useLocation()
  const [shown, setShown] = useState(() => arrived || type === 'POP' || hash !== '')
  useEffect(() => {
    if (shown) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setShown(true)))
    })
    return () => cancelAnimationFrame(frame)
  }, [shown])
  return shown ? children : <div className="to-come" />
}
