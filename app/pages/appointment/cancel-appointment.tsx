import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { useEachAnswer } from '#forms/use-each-answer.ts'
import { useT } from '#i18n/use-t.ts'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/fields/checkbox.tsx'
import { focusField } from '#design/fields/focus-field.ts'
import type { ChangeRefusal } from './linked-appointment.server.ts'
import { NotChanged } from './not-changed.tsx'

interface CancelAppointmentProps {
  readonly refusal: ChangeRefusal | undefined
  readonly pending: boolean
}

/** Gives the time back, with a box so that a slip of the finger cancels nothing. */
export function CancelAppointment({ refusal, pending }: CancelAppointmentProps): ReactNode {
  const t = useT('booked')
  const { pathname } = useLocation()
  const unsure = refusal?.problem === 'sure' ? refusal : undefined
  useEachAnswer(unsure, () => focusField('cancel-sure'))
  return (
    <section>
      <h2>{t('cancel')}</h2>
      <p>{t('cancelText')}</p>
      <Form
        method="post"
        action={`${pathname}#cancel-sure`}
        className="form-fields"
        replace
        preventScrollReset
      >
        <Checkbox
          id="cancel-sure"
          name="sure"
          label={t('cancelSure')}
          error={unsure && t('cancelSureNeeded')}
        />
        {refusal?.problem === 'uncancelled' && <NotChanged refusal={refusal} />}
        <div className="buttons">
          <Button type="submit" variant="secondary" name="intent" value="cancel" pending={pending}>
            {t('cancelNow')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
