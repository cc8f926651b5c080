import type { ReactNode } from 'react'
import { Icon, type IconName } from '#design/icons/icon.tsx'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

interface CoverListsProps {
  readonly coveredTitle: string
  readonly covered: readonly RichTextValue[]
  readonly notCoveredTitle: string
  readonly notCovered: readonly RichTextValue[]
  /** A closing line under what is not covered. */
  readonly note?: RichTextValue
}

/** What a policy usually covers and what it does not, with equal prominence. */
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

/** One of two lists side by side. */
export interface ToneList {
  readonly title: RichTextValue
  readonly items: readonly RichTextValue[]
  /**
   * The meaning of the background: `ok` settled, `out` not included, `us` we do it, `guide` your
   * part, `plain` none.
   */
  readonly tone: 'ok' | 'out' | 'us' | 'guide' | 'plain'
  readonly icon: IconName
  /** A closing line at the foot of the list. */
  readonly note?: RichTextValue
}

/** Two lists of equal weight, distinguished by title and icon, not by colour alone. */
export function TwoLists({
  lists,
}: {
  lists: readonly [ToneList] | readonly [ToneList, ToneList]
}): ReactNode {
  return (
    <div className="two-lists">
      {lists.map((list, index) => (
        <div key={index} className={`tone-list tone-${list.tone}`}>
          <h3>
            <RichText value={list.title} />
          </h3>
          <ul>
            {list.items.map((item, position) => (
              <li key={position}>
                <Icon name={list.icon} />
                <span>
                  <RichText value={item} />
                </span>
              </li>
            ))}
          </ul>
          {list.note && (
            <p className="small">
              <RichText value={list.note} />
            </p>
          )}
        </div>
      ))}
    </div>
  )
}
