import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useArrived } from '#design/hooks/use-arrived.ts'

/**
 * Content below the fold. On a full load it is complete. On client navigation the part above the
 * fold is rendered first and the rest follows, so that a slow phone responds immediately; but not
 * on Back or to a fragment, where the scroll target is in the rest (ADR 0024).
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
