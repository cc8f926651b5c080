import type { ReactNode } from 'react'
import type { RichTextValue } from '#design/rich-text.tsx'
import { TwoLists } from './two-lists.tsx'

interface CoverListsProps {
  readonly coveredTitle: string
  readonly covered: readonly RichTextValue[]
  readonly notCoveredTitle: string
  readonly notCovered: readonly RichTextValue[]
  /** A closing line under what is not covered. */
  readonly note?: RichTextValue
}

/** What a policy usually pays for and what it does not, with equal prominence. */
export function CoverLists({
  coveredTitle,
  covered,
  notCoveredTitle,
  notCovered,
  note,
}: CoverListsProps): ReactNode {
  return (
    <TwoLists
      lists={[
        { title: coveredTitle, items: covered, tone: 'ok', icon: 'check' },
        { title: notCoveredTitle, items: notCovered, tone: 'out', icon: 'x', note },
      ]}
    />
  )
}
