import { startTransition, useEffect, useState } from 'react'
import { onRestored } from '#platform/browser/kept-changes.ts'

/** The time, renewed each minute; undefined until the page runs in a browser. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    // What it changes can wait for whatever the visitor does, and for the page that has just come to life.
    const look = () => startTransition(() => setNow(new Date()))
    look()
    const timer = setInterval(look, 60_000)
    const stopped = new AbortController()
    onRestored(look, stopped.signal)
    return () => {
      clearInterval(timer)
      stopped.abort()
    }
  }, [])
  return now
}
