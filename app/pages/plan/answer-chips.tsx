import type { ReactNode } from 'react'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import type { PlanQuestion } from '#content/plan/plan-view.ts'
import type { Remembered } from '#domains/answers/questions.ts'
import { answerWords } from '#domains/plan/plan-in-words.ts'
import { screensOf } from './questions.tsx'

interface AnswerChipsProps {
  readonly questions: readonly PlanQuestion[]
  readonly answers: Remembered
  /** The question on the screen, by its number. */
  readonly at?: number | undefined
  /** Leads back to a question; without scripts a chip is a link to the form. */
  readonly onGo?: ((at: number) => void) | undefined
}

/** The answers as chips that lead back to their questions. */
export function AnswerChips({ questions, answers, at, onGo }: AnswerChipsProps): ReactNode {
  const t = useT('plan')
  const { locale } = useSite()
  return (
    <ul className="plan-answers" role="list" aria-label={t('answers')}>
      {screensOf(questions).map((question, number) => {
        const words = answerWords(question, answers, locale)
        const text = (
          <>
            <span className="muted">{question.short}</span> <b>{words ?? t('unanswered')}</b>
            <span className="visually-hidden"> {t('change')}</span>
          </>
        )
        return (
          <li key={question.id} data-open={words === undefined || undefined}>
            {onGo ? (
              <button type="button" aria-current={number === at || undefined} onClick={() => onGo(number)}>
                {text}
              </button>
            ) : (
              <a href={`#q-${question.id}`}>{text}</a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
