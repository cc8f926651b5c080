import { startTransition, useEffect, useState } from 'react'
import { madridTime } from '#i18n/madrid-time.ts'

/** The ISO day on Mallorca, followed past midnight; undefined until the page runs in a browser. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>()
  useEffect(() => {
    // A page of weeks is rendered anew by it, which can wait for whatever the visitor does.
    const look = () => startTransition(() => setToday(madridTime(new Date()).day))
    look()
    const timer = setInterval(look, 60_000)
    return () => clearInterval(timer)
  }, [])
  return today
}
