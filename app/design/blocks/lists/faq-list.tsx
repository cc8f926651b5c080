import type { ReactNode } from 'react'
import { Accordion, AccordionItem } from '#design/accordion.tsx'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { answerId } from '#design/blocks/types.ts'

/** A question with its answer. */
export interface Faq {
  readonly q: RichTextValue
  readonly a: RichTextValue
}

/** Questions as a list of disclosures. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }): ReactNode {
  return (
    <Accordion>
      {faqs.map(({ q, a }, index) => (
        <AccordionItem key={index} as="h3" title={<RichText value={q} />}>
          <p id={answerId(index)}>
            <RichText value={a} />
          </p>
        </AccordionItem>
      ))}
    </Accordion>
  )
}

interface FaqSectionProps {
  /** Id of the section, to link to. */
  readonly id: string
  readonly title: RichTextValue
  readonly faqs: readonly Faq[]
}

/** A page's section of questions: the title on the left, the list on the right. */
export function FaqSection({ id, title, faqs }: FaqSectionProps): ReactNode {
  return (
    <section id={id} className="faq-section section section-joined wrap grid" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <RichText value={title} />
      </h2>
      <FaqList faqs={faqs} />
    </section>
  )
}
