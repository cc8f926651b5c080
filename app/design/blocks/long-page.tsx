import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { classes } from '#design/classes.ts'
import { Fold } from './fold.tsx'
import { Toc } from './toc.tsx'

/** One section of a long page. */
export interface PageSection {
  /** Stable: the contents list and external links point at it. */
  readonly id: string
  /** Without links: the contents list repeats it. */
  readonly title: RichTextValue
  /** At the end of the page: with a quieter title. */
  readonly minor?: boolean
  /** Behind its title on narrow screens: of use to some readers only. */
  readonly folded?: boolean
  /** Not in the contents list. */
  readonly unlisted?: boolean
  readonly body: ReactNode
}

/** Id of a section's heading, for `aria-labelledby` within its body. */
export const titleId = (sectionId: string): string => `${sectionId}-title`

interface LongPageProps {
  /** Title of the contents list. */
  readonly contentsTitle: string
  /** The page's call to action, below the contents list while that stays in view. */
  readonly action?: ReactNode
  readonly sections: readonly PageSection[]
}

/** The body of a long page: contents on the left, sections along a shared edge on the right. */
export function LongPage({ contentsTitle, action, sections }: LongPageProps): ReactNode {
  return (
    <div className="long-page wrap grid">
      <div className="long-page-contents">
        <div className="long-page-beside">
          <Toc title={contentsTitle} entries={sections.filter(({ unlisted }) => !unlisted)} />
          {action && <div className="actions">{action}</div>}
        </div>
      </div>
      <div className="long-page-body">
        {sections.map(({ id, title, minor, folded, body }) => (
          <section
            key={id}
            id={id}
            className={classes('long-section', folded && 'long-section-folded')}
            aria-labelledby={titleId(id)}
          >
            {folded ? (
              <Fold as="h2" id={titleId(id)} title={title}>
                {body}
              </Fold>
            ) : (
              <>
                <h2 id={titleId(id)} className={minor ? 'minor' : undefined}>
                  <RichText value={title} />
                </h2>
                {body}
              </>
            )}
          </section>
        ))}
      </div>
    </div>
  )
}
