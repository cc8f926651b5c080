import { useEffect, useRef, useState, type ReactEventHandler, type RefObject } from 'react'

interface OnceOpen {
  readonly ref: RefObject<HTMLDetailsElement | null>
  readonly onToggle: ReactEventHandler<HTMLDetailsElement>
  /** Whether it is open, or was. */
  readonly wasOpen: boolean
}

/**
 * For what a disclosure holds from the first time that it is opened. A browser that fills in forms looks at every field
 * of a page, and lays out anew each closed disclosure with one in it: 13 took it 70 to 130 ms, on a phone four times that.
 */
export function useOnceOpen(open: boolean): OnceOpen {
  const ref = useRef<HTMLDetailsElement>(null)
  const [wasOpen, setWasOpen] = useState(open)
  useEffect(() => {
    // A finger or the address may have opened it before the page's scripts ran.
    if (ref.current?.open) setWasOpen(true)
  }, [])
  const onToggle: OnceOpen['onToggle'] = ({ currentTarget }) => {
    if (currentTarget.open) setWasOpen(true)
  }
  return { ref, onToggle, wasOpen }
}
