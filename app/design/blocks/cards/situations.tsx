import type { MouseEvent, ReactNode } from 'react'
import { AccordionItem } from '#design/accordion.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { TextLink } from '#design/text-link.tsx'
import type { LinkItem } from '#design/blocks/types.ts'

/** A situation in life and its steps, in order. */
export interface Situation {
  readonly title: RichTextValue
  readonly steps: readonly (LinkItem & { readonly text: RichTextValue })[]
  /** Related pages. */
  readonly more: LinkItem
}

/** Beside the titles the open panel cannot be closed, so that its place is never empty. */
function keepOneOpen(event: MouseEvent<HTMLDetailsElement>): void {
  const { currentTarget: details, target } = event
  const onSummary = target instanceof Element && target.closest('summary') !== null
  if (onSummary && details.open && getComputedStyle(details).display === 'contents') event.preventDefault()
}

/**
 * The reader's situation leads to the next steps. An exclusive accordion; on wide screens its
 * titles are on the left and the open one's panel on the right.
 */
export function Situations({ items }: { items: readonly Situation[] }): ReactNode {
  return (
    <div className="situations">
      {items.map((item, index) => (
        <AccordionItem
          key={index}
          as="h3"
          name="situations"
          open={index === 0}
          className="situation"
          onClick={keepOneOpen}
          title={
            <>
              <RichText value={item.title} />
              <Icon name="arrow-right" />
            </>
          }
        >
          <SituationPanel item={item} />
        </AccordionItem>
      ))}
    </div>
  )
}

function SituationPanel({ item: { steps, more } }: { item: Situation }): ReactNode {
  return (
    <div className="situation-panel tint">
      <ol role="list">
        {steps.map(({ href, label, text }) => (
          <li key={href}>
            <a href={href}>
              <RichText value={label} />
            </a>
            <p className="muted">
              <RichText value={text} />
            </p>
          </li>
        ))}
      </ol>
      <TextLink href={more.href}>
        <RichText value={more.label} />
      </TextLink>
    </div>
  )
}
