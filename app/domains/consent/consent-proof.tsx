import type { ReactNode } from 'react'
import { useT } from '#i18n/use-t.ts'
import { isGiven, type Answer } from './answer.ts'
import type { Asked } from './asked.ts'

interface ConsentProofProps {
  readonly asked: Asked
  readonly answer: Answer
}

/** Whether everything was allowed, when that was said, and under which number its proof is kept. */
export function ConsentProof({ asked, answer: { date, record }, answer }: ConsentProofProps): ReactNode {
  const t = useT('consent')
  return (
    <p className="consent-proof">
      {t('proof', { date: new Date(date), given: String(isGiven(asked, answer)) })}{' '}
      <code translate="no">{record}</code>
    </p>
  )
}
