import { useEffect, useEffectEvent, useState } from 'react'
import { useHydrated } from '#design/hooks/use-hydrated.ts'

/**
 * Runs something for each new answer to a form; not for one that the page came with, since the visitor may have gone
 * on to a field before the script ran.
 */
export function useEachAnswer(answer: unknown, run: () => void): void {
  const hydrated = useHydrated()
  const [first] = useState(hydrated ? undefined : answer)
  const told = useEffectEvent(run)
  useEffect(() => {
    if (answer !== first) told()
  }, [answer, first])
}
