import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  readonly title: ReactNode
  /** The element of the title, if it belongs to the page's outline. */
  readonly as?: 'h2' | 'h3' | 'h4' | 'span'
}

/** Questions or topics that open individually. */
export function Accordion({ children }: { children: ReactNode }): ReactNode {
  return <div className="accordion">{children}</div>
}

/** One disclosure of an accordion. Items with the same `name` close each other. */
export function AccordionItem({
  title,
  as: Title = 'span',
  className,
  children,
  ...details
}: AccordionItemProps) {
  return (
    <details {...details} className={classes('accordion-item', className)}>
      <summary>
        <Title className="accordion-title">{title}</Title>
      </summary>
      <div className="accordion-body">{children}</div>
    </details>
  )
}
