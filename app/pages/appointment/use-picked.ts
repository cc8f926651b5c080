import { useEffect, useRef, useState, type RefObject } from 'react'

interface Picked {
  readonly form: RefObject<HTMLFormElement | null>
  readonly picked: string
  readonly pick: (slot: string) => void
}

/** The time that is picked in a form; also one that was before the script was there to hear of it. */
export function usePicked(): Picked {
  const form = useRef<HTMLFormElement>(null)
  const [picked, pick] = useState('')
  useEffect(() => {
    const early = form.current && new FormData(form.current).get('slot')
    if (typeof early === 'string') pick(early)
  }, [])
  return { form, picked, pick }
}
