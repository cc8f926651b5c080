import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { Toc, type TocEntry } from './toc.tsx'

/** One section of a long page. */
export interface PageSection {
  /** Stable: the contents list and external links point at it. */
  readonly id: string
  /** Short name in the contents list; without one the section is not listed. */
  readonly label?: string
  readonly title: RichTextValue
  /** A quieter title, for the end of the page. */
  readonly minor?: boolean
  readonly body: ReactNode
}

/** Id of a section's heading, for `aria-labelledby` within its body. */
export const titleId = (sectionId: string): string => `${sectionId}-title`

const isListed = (section: PageSection): section is PageSection & TocEntry => section.label !== undefined

interface LongPageProps {
  /** Title of the contents list. */
  readonly contentsTitle: string
  readonly sections: readonly PageSection[]
}

/** The body of a long page: contents on the left, sections along a shared edge on the right. */
export function LongPage({ contentsTitle, sections }: LongPageProps): ReactNode {
  return (
    <div className="long-page wrap grid">
      <div className="long-page-contents">
        <Toc title={contentsTitle} entries={sections.filter(isListed)} />
      </div>
      <div className="long-page-body">
        {sections.map(({ id, title, minor, body }) => (
          <section key={id} id={id} className="long-section" aria-labelledby={titleId(id)}>
            <h2 id={titleId(id)} className={minor ? 'minor' : undefined}>
              <RichText value={title} />
            </h2>
            {body}
          </section>
        ))}
      </div>
    </div>
  )
}
