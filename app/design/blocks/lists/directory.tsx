import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { Fold } from '#design/blocks/fold.tsx'
import type { LinkItem } from '#design/blocks/types.ts'

/** A page in the directory; `tag` says in a word or two what the law requires. */
export interface DirectoryLink extends LinkItem {
  readonly tag?: string
}

export interface DirectoryGroup {
  /** Fragment of links to the group; unique on the page. */
  readonly id?: string
  readonly title: RichTextValue
  readonly links: readonly DirectoryLink[]
  /** Link to the rest of the group. */
  readonly more?: LinkItem
}

/** All pages of a section in groups: three in a row on wide screens, collapsed on narrow ones. */
export function Directory({ groups }: { groups: readonly DirectoryGroup[] }): ReactNode {
  return (
    <div className="directory">
      {groups.map((group, index) => (
        <div key={index} id={group.id} className="directory-group">
          <Fold title={group.title} as="h3">
            <DirectoryLinks group={group} />
          </Fold>
        </div>
      ))}
    </div>
  )
}

function DirectoryLinks({ group: { links, more } }: { group: DirectoryGroup }): ReactNode {
  return (
    <ul>
      {links.map(({ href, label, tag }) => (
        <li key={href}>
          <a href={href}>
            <RichText value={label} />
          </a>
          {tag && <span className="directory-tag">{tag}</span>}
        </li>
      ))}
      {more && (
        <li>
          <a href={more.href} className="directory-more">
            <RichText value={more.label} />
          </a>
        </li>
      )}
    </ul>
  )
}
