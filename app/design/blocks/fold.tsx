import type { ReactNode } from 'react'
import { AccordionItem } from '#design/accordion.tsx'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

interface FoldProps {
  readonly title: RichTextValue
  /** The element of the title. */
  readonly as: 'h2' | 'h3' | 'span'
  /** Id of the title. */
  readonly id?: string
  readonly children: ReactNode
}

/**
 * A disclosure on narrow screens, an always-open section with a title on wide ones, without
 * JavaScript. The title is in the document twice; one of the two is always hidden from view and
 * from the accessibility tree.
 */
export function Fold({ title, as: Title, id, children }: FoldProps): ReactNode {
  return (
    <>
      <Title id={id} className="fold-title">
        <RichText value={title} />
      </Title>
      <AccordionItem className="fold" as={Title} title={<RichText value={title} />}>
        {children}
      </AccordionItem>
    </>
  )
}
