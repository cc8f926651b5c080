import type { ReactNode } from 'react'
import { RichText } from '#design/rich-text.tsx'
import type { Answers, CaseQuestion } from './answers.ts'

interface CaseChoicesProps {
  readonly cases: readonly CaseQuestion[]
  readonly answers: Answers
  readonly onChoose: (question: string, option: string) => void
}

/** The questions by which the list shortens. Each may stay unanswered. */
export function CaseChoices({ cases, answers, onChoose }: CaseChoicesProps): ReactNode {
  return cases.map(({ id, label, options }) => (
    <div key={id} className="case" role="radiogroup" aria-labelledby={`case-${id}`}>
      <b id={`case-${id}`}>
        <RichText value={label} />
      </b>
      <div>
        {options.map((option) => (
          <label key={option.id} className="case-option">
            <input
              type="radio"
              name={`case-${id}`}
              checked={answers[id] === option.id}
              onChange={() => onChoose(id, option.id)}
            />
            <RichText value={option.label} />
          </label>
        ))}
      </div>
    </div>
  ))
}
