import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { Fold } from '#design/blocks/fold.tsx'
import type { LinkItem } from '#design/blocks/types.ts'

/** A product; `tag` says in a word or two what the law requires. */
export interface ProductLink extends LinkItem {
  readonly tag?: string
  readonly summary?: RichTextValue
}

export interface ProductGroup {
  /** Fragment of links to the group; unique on the page. */
  readonly id?: string
  readonly title: RichTextValue
  /** The group's purpose. */
  readonly purpose?: RichTextValue
  readonly links: readonly ProductLink[]
}

/** All products with a sentence on each: the group on the left, collapsed on narrow screens. */
export function ProductGroups({ groups }: { groups: readonly ProductGroup[] }): ReactNode {
  return (
    <div className="product-groups">
      {groups.map((group, index) => (
        <div key={index} className="product-group">
          <Fold title={group.title} as="h3">
            <GroupBody group={group} />
          </Fold>
        </div>
      ))}
    </div>
  )
}

/** The id is inside the disclosure, so that a link to the group opens it. */
function GroupBody({ group: { id, purpose, links } }: { group: ProductGroup }): ReactNode {
  return (
    <div id={id} className="product-group-body">
      {purpose && (
        <p className="product-purpose muted">
          <RichText value={purpose} />
        </p>
      )}
      <ul role="list">
        {links.map(({ href, label, tag, summary }) => (
          <li key={href}>
            <a href={href}>
              <RichText value={label} />
            </a>
            {tag && <span className="directory-tag">{tag}</span>}
            {summary && (
              <p className="small muted">
                <RichText value={summary} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
