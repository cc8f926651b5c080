import { AnswerNote } from '#domains/requests/dialog/answer-note.tsx'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { Field } from '#design/fields/field.tsx'
import type { StatusRefusal } from './status-route.server.ts'

/**
 * Says that what was sent was not taken, since the request had ended meanwhile: its form is gone. A note that was
 * typed stays, to be copied.
 */
export function SentTooLate({ refusal }: { refusal: StatusRefusal }) {
  const t = useT('status')
  const { contact } = useSite()
  return (
    <div className="status-late">
      <AnswerNote title={t('notSent')} answer={refusal}>
        {t('over', { phone: contact.phoneDisplay })}
      </AnswerNote>
      {refusal.note && (
        <Field id="status-note" label={t('noteUnsent')}>
          {(wiring) => (
            <textarea {...wiring} className="input input-area" rows={6} readOnly value={refusal.note} />
          )}
        </Field>
      )}
    </div>
  )
}
