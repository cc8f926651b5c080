import { useRef, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { useOverflow } from './use-overflow.ts'

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
