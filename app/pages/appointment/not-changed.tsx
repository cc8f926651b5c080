import type { ReactNode } from 'react'
import { AnswerNote } from '#domains/requests/dialog/answer-note.tsx'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import type { ChangeRefusal } from './linked-appointment.server.ts'

/** Says that the appointment stays as it was; without an answer nobody knows, so that is said instead. */
export function NotChanged({ refusal }: { readonly refusal: ChangeRefusal }): ReactNode {
  const t = useT('booked')
  const { contact } = useSite()
  const { lost, problem } = refusal
  const text = lost ? 'unavailableText' : problem === 'limited' ? problem : 'notStored'
  return (
    <AnswerNote title={t(lost ? 'noAnswer' : 'unchanged')} answer={refusal}>
      {t(text, { phone: contact.phoneDisplay })}
    </AnswerNote>
  )
}
