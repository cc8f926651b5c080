import { useEffect, useEffectEvent, useState } from 'react'
import { useHydrated } from '#design/hooks/use-hydrated.ts'

/**
 * Runs a callback for each new answer to a form, but not for one rendered with the page: by hydration the visitor may
 * already be in another field.
 */
export function useEachAnswer(answer: unknown, run: () => void): void {
  const hydrated = useHydrated()
  const [first] = useState(hydrated ? undefined : answer)
  const told = useEffectEvent(run)
  useEffect(() => {
    if (answer !== first) told()
  }, [answer, first])
}
