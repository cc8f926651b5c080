import { useEffect } from 'react'

interface OpenCaseProps {
  /** Is told the id of the case that was opened last of those that stand open, whenever that changes. */
  readonly told: (id: string | undefined) => void
}

/** Watches the cases: the disclosures know by themselves which are open, so that they work without scripts too. */
export function OpenCase({ told }: OpenCaseProps): null {
  useEffect(() => {
    const read = ({ target }: Partial<Event>) => {
      const bodies = [...document.querySelectorAll('.claim[open] > .claim-body')]
      told((bodies.find((body) => body.parentNode === target) ?? bodies.at(-1))?.id)
    }
    read({})
    // It does not bubble.
    document.addEventListener('toggle', read, true)
    return () => document.removeEventListener('toggle', read, true)
  }, [told])
  return null
}
