import type { ReactNode } from 'react'
import { AccordionItem } from '#design/accordion.tsx'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

interface FoldProps {
  readonly title: RichTextValue
  /** The element that carries the title. */
  readonly as: 'h3' | 'span'
  readonly children: ReactNode
}

/**
 * Something that is a disclosure on narrow screens and stands open under its
 * title on wide ones, without JavaScript. The title is in the document twice
 * and one of the two is always left out of view and of the accessibility tree.
 */
export function Fold({ title, as: Title, children }: FoldProps): ReactNode {
  return (
    <>
      <Title className="fold-title">
        <RichText value={title} />
      </Title>
      <AccordionItem className="fold" as={Title} title={<RichText value={title} />}>
        {children}
      </AccordionItem>
    </>
  )
}
