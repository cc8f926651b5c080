import type { ReactNode } from 'react'
import { Icon, type IconName } from '#design/icon.tsx'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

/** One of two lists that stand side by side. */
export interface ToneList {
  readonly title: RichTextValue
  readonly items: readonly RichTextValue[]
  /** What the ground says: `ok` settled, `out` not included, `us` we do it, `guide` your part, `plain` none. */
  readonly tone: 'ok' | 'out' | 'us' | 'guide' | 'plain'
  readonly icon: IconName
  /** A closing line at the foot of the list. */
  readonly note?: RichTextValue
}

/** Two lists of equal weight, told apart by title and sign, not by colour alone. */
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
