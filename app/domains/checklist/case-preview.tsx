import type { ReactNode } from 'react'
import { RichText } from '#design/rich-text.tsx'
import type { CaseQuestion } from './answers.ts'

/** Stands where the questions and the bar will be, as they will look, so that their coming moves nothing. */
export function CasePreview({ cases }: { cases: readonly CaseQuestion[] }): ReactNode {
  return (
    <div className="checklist-head" aria-hidden="true">
      {cases.map(({ id, label, options }) => (
        <div key={id} className="case">
          <b>
            <RichText value={label} />
          </b>
          <div>
            {options.map((option) => (
              <span key={option.id} className="case-option">
                <RichText value={option.label} />
              </span>
            ))}
          </div>
        </div>
      ))}
      <div className="checklist-bar" />
    </div>
  )
}
