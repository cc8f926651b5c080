import { useEffect, useState } from 'react'

const patience = 100

/** A thin bar at the top that shows when something has been pending for 100 ms. */
export function PendingBar({ pending }: { pending: boolean }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!pending) {
      setLate(false)
      return
    }
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [pending])
  return late ? <div className="pending-bar" aria-hidden="true" /> : null
}
