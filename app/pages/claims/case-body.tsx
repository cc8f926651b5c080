import type { ReactNode } from 'react'
import type { ClaimsExtras } from '#content/claims.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { ClaimsContent } from '#content/schema/schema.claims.ts'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

export type ClaimCaseWords = Resolved<ClaimsContent['cases'][number]>

/** What to do first, in order. */
export function FirstSteps({ steps }: Pick<ClaimCaseWords, 'steps'>): ReactNode {
  return (
    <ol className="claim-steps" role="list">
      {steps.map(({ title, text }, index) => (
        <li key={index}>
          <b>{title}</b>
          <p>
            <RichText value={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}

interface LinesProps {
  readonly title: RichTextValue
  readonly kind: 'keep' | 'avoid'
  readonly lines: readonly RichTextValue[]
}

/** What to photograph and keep, or what better not to do. */
export function Lines({ title, kind, lines }: LinesProps): ReactNode {
  return (
    <div className={`claim-${kind}`}>
      <h4>
        <RichText value={title} />
      </h4>
      <ul role="list">
        {lines.map((line, index) => (
          <li key={index}>
            <RichText value={line} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PhrasesProps {
  readonly title: RichTextValue
  readonly ids: ClaimCaseWords['phrases']
  readonly phrases: ClaimsExtras['phrases']
}

/** Sentences to say or to show, large for whom they are meant, small for the reader. */
export function Phrases({ title, ids, phrases }: PhrasesProps): ReactNode {
  return (
    <>
      <h4>
        <RichText value={title} />
      </h4>
      <ul className="claim-phrases" role="list">
        {ids.map((id) => {
          const phrase = phrases[id]
          if (phrase === undefined) return null
          return (
            <li key={id}>
              {phrase.others.map(({ lang, text }) => (
                <b key={lang} lang={lang}>
                  {text}
                </b>
              ))}
              <span>{phrase.own}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
