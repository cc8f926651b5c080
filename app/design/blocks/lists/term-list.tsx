import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

/** A word with its meaning. */
export interface Term {
  readonly term: RichTextValue
  /** Language of the word, for screen readers. */
  readonly lang?: 'es' | 'ca'
  readonly meaning: RichTextValue
}

/** Words the reader will meet, each with its meaning. */
export function TermList({ terms }: { terms: readonly Term[] }): ReactNode {
  return (
    <dl className="term-list">
      {terms.map(({ term, lang, meaning }, index) => (
        <div key={index}>
          <dt lang={lang}>
            <RichText value={term} />
          </dt>
          <dd>
            <RichText value={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
