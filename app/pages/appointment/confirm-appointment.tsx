import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import type { AppointmentView } from '#domains/appointments/gateway.ts'
import { AnswerNote } from '#domains/requests/dialog/answer-note.tsx'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { madridTime } from '#i18n/madrid-time.ts'
import { Button } from '#design/button.tsx'
import { Callout } from '#design/callout.tsx'
import type { ChangeRefusal } from './linked-appointment.server.ts'

interface ConfirmAppointmentProps {
  readonly view: AppointmentView
  readonly refusal: ChangeRefusal | undefined
}

/**
 * What an unconfirmed booking waits for. Visitors from the mailed link get a button: opening the
 * link changes nothing, because mail scanners do that too.
 */
export function ConfirmAppointment({ view, refusal }: ConfirmAppointmentProps): ReactNode {
  const t = useT('booked')
  const { contact } = useSite()
  const { pathname } = useLocation()
  const pending = useNavigation().formData?.get('intent') === 'confirm'
  const lapsed = view.state === 'lapsed'
  return (
    <>
      <Standing view={view} refusal={refusal} />
      {view.confirmable && (
        <Form method="post" action={pathname} replace preventScrollReset>
          {refusal?.problem === 'unconfirmed' && (
            <AnswerNote title={t(refusal.lost ? 'noAnswer' : 'unchanged')} answer={refusal}>
              {t('notConfirmed', { phone: contact.phoneDisplay })}
            </AnswerNote>
          )}
          <div className="buttons">
            <Button type="submit" name="intent" value="confirm" pending={pending}>
              {t(lapsed ? 'bookNow' : 'confirmNow')}
            </Button>
          </div>
        </Form>
      )}
    </>
  )
}

/** The booking's status, as an answer that takes focus when it has just been made or refused. */
function Standing({ view, refusal }: ConfirmAppointmentProps): ReactNode {
  const t = useT('booked')
  const { contact } = useSite()
  const isNew = new URLSearchParams(useLocation().search).has('done')
  const phone = contact.phoneDisplay
  if (view.state === 'lapsed') {
    const gone = refusal?.problem === 'gone' || refusal?.problem === 'ended'
    if (gone) {
      return (
        <AnswerNote title={t('lapsed')} answer={refusal}>
          {t('goneText', { phone })}
        </AnswerNote>
      )
    }
    return (
      <Callout kind="deadline" title={t('lapsed')}>
        {view.confirmable ? t('lapsedFreeText') : t('lapsedText', { phone })}
      </Callout>
    )
  }
  const time = view.confirm === undefined ? '' : madridTime(new Date(view.confirm.until)).time
  const text = view.confirmable
    ? t('confirmText', { time })
    : t('unconfirmedText', { email: view.confirm?.email ?? '', time, phone })
  if (!isNew) {
    return (
      <Callout kind="deadline" title={t('unconfirmed')}>
        {text}
      </Callout>
    )
  }
  return (
    <AnswerNote title={t('unconfirmed')} answer={view.start}>
      {text}
    </AnswerNote>
  )
}
