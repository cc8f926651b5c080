import { useRef, type ReactNode, useEffect, useState, type RefObject } from 'react'
import { classes } from './classes.ts'

/** Whether an element's content is wider than the element. Says yes until it could be measured. */
function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return overflows
}

interface TableProps {
  /** What the table shows, in words. Names the part that scrolls. */
  readonly label: string
  /** Shows the label above the table instead of saying it to assistive technology alone. */
  readonly caption?: boolean
  readonly className?: string
  /** `thead` and `tbody`; the head cells of rows are `th scope="row"`, amounts carry the class `number`. */
  readonly children: ReactNode
}

/** A table. Where it is wider than its place it scrolls by itself, by keyboard too, and the page does not. */
export function Table({ label, caption = false, className, children }: TableProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null)
  // No landmark: the section around it often has the same name.
  const part = useOverflow(ref) ? { tabIndex: 0, role: 'group', 'aria-label': label } : undefined
  return (
    <div ref={ref} className="table-scroll" {...part}>
      <table className={classes('table', className)}>
        <caption className={caption ? undefined : 'visually-hidden'}>{label}</caption>
        {children}
      </table>
    </div>
  )
}
