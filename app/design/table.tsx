import { useRef, type ReactNode, useEffect, useState, type RefObject } from 'react'
import { classes } from './classes.ts'

/** Whether an element's content overflows it. True until it could be measured. */
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
  /** The table's label. Names the scrolling part. */
  readonly label: string
  /** Shows the label above the table instead of only to assistive technology. */
  readonly caption?: boolean
  readonly className?: string
  /**
   * `thead` and `tbody`; the head cells of rows are `th scope="row"`, amounts have the class
   * `number`.
   */
  readonly children: ReactNode
}

interface TableScrollProps {
  /** The table's name, or the id of the heading that names it. */
  readonly label?: string
  readonly labelledBy?: string
  readonly children: ReactNode
}

/**
 * The part around a table: if that is wider, it scrolls by itself, by keyboard too, and the page
 * does not.
 */
export function TableScroll({ label, labelledBy, children }: TableScrollProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null)
  // Not a landmark: the section around it often has the same name.
  const part = useOverflow(ref)
    ? { tabIndex: 0, role: 'group', 'aria-label': label, 'aria-labelledby': labelledBy }
    : undefined
  return (
    <div ref={ref} className="table-scroll" {...part}>
      {children}
    </div>
  )
}

/** A table that scrolls if it is too wide. */
export function Table({ label, caption = false, className, children }: TableProps): ReactNode {
  return (
    <TableScroll label={label}>
      <table className={classes('table', className)}>
        <caption className={caption ? undefined : 'visually-hidden'}>{label}</caption>
        {children}
      </table>
    </TableScroll>
  )
}
