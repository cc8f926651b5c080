import { useState, type ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { StatusMessage } from '#design/status-message.tsx'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import type { PlanQuestion } from '#content/plan/plan-view.ts'
import { answerWords } from '#domains/plan/plan-in-words.ts'
import type { PlanState } from './use-plan.ts'

interface KeptPanelProps {
  readonly questions: readonly PlanQuestion[]
  readonly state: PlanState
}

/** What this browser remembers of the visitor, and a button that deletes it. */
export function KeptPanel({ questions, state }: KeptPanelProps): ReactNode {
  const t = useT('plan')
  const { locale } = useSite()
  const [forgotten, setForgotten] = useState(false)
  const { answers, kept } = state
  const known = questions.flatMap((question) => {
    const words = question.kind === 'date' ? undefined : answerWords(question, answers, locale)
    return words === undefined ? [] : [{ id: question.id, short: question.short, words }]
  })
  const isEmpty = known.length + kept.done.length + kept.ask.length === 0 && kept.second === undefined
  return (
    <section className="plan-kept" aria-labelledby="kept">
      <h2 id="kept">{t('keptTitle')}</h2>
      <p>{t('keptText')}</p>
      {isEmpty ? (
        <p className="muted">{t('keptNothing')}</p>
      ) : (
        <>
          <dl>
            {known.map(({ id, short, words }) => (
              <div key={id}>
                <dt>{short}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
          <Button
            variant="secondary"
            compact
            onClick={() => {
              state.forget()
              setForgotten(true)
            }}
          >
            {t('forget')}
          </Button>
        </>
      )}
      <StatusMessage>{forgotten && isEmpty && t('forgotten')}</StatusMessage>
    </section>
  )
}
