import { useRef, type ComponentProps, type ReactNode, useEffect, useState, type RefObject } from 'react'
import { classes } from '#design/classes.ts'
import { describedBy } from './field-words.tsx'

/** The length of a text area's value, which may have been typed before the script ran. */
function useLength(ref: RefObject<HTMLTextAreaElement | null>, initial: string): number {
  const [length, setLength] = useState(initial.length)
  useEffect(() => {
    const area = ref.current
    if (area === null) return
    const measure = () => setLength(area.value.length)
    measure()
    area.addEventListener('input', measure)
    return () => area.removeEventListener('input', measure)
  }, [ref])
  return length
}

/** The value once it has been stable for `wait` milliseconds; announcements must not chatter. */
function useSettled<T>(value: T, wait: number): T {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), wait)
    return () => clearTimeout(timer)
  }, [value, wait])
  return settled
}

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'ref' | 'maxLength'> {
  readonly id: string
  /**
   * Maximum characters that may be sent. More can be typed, so that no pasted text is truncated
   * silently.
   */
  readonly limit: number
  /** Says how many characters are left, or, below zero, how many are too many. */
  readonly remaining: (left: number) => string
}

/** A multi-line field with a countdown, announced when typing pauses. Use inside a Field. */
export function TextArea({ limit, remaining, className, ...area }: TextAreaProps): ReactNode {
  const ref = useRef<HTMLTextAreaElement>(null)
  const left = limit - useLength(ref, String(area.value ?? area.defaultValue ?? ''))
  const announced = useSettled(left, 1000)
  const id = `${area.id}-remaining`
  return (
    <>
      <textarea
        rows={4}
        {...area}
        ref={ref}
        className={classes('input input-area', className)}
        aria-describedby={describedBy(area['aria-describedby'], id)}
      />
      <p id={id} className="input-remaining" data-over={left < 0 || undefined}>
        {remaining(left)}
      </p>
      <p className="visually-hidden" role="status">
        {announced === limit ? '' : remaining(announced)}
      </p>
    </>
  )
}
