import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { AppointmentView } from '#domains/appointments/dialog/gateway.ts'
import { useT } from '#i18n/use-t.ts'
import { CancelAppointment } from './cancel-appointment.tsx'
import type { ChangeRefusal } from './linked-appointment.server.ts'
import { MoveAppointment } from './move-appointment.tsx'
import { NotChanged } from './not-changed.tsx'
import type { OtherTimes } from './other-times.server.ts'

interface ChangeAppointmentProps {
  readonly view: AppointmentView
  readonly times: OtherTimes
  readonly refusal: ChangeRefusal | undefined
}

/** Moves or cancels. */
export function ChangeAppointment({ view, times, refusal }: ChangeAppointmentProps): ReactNode {
  const t = useT('booked')
  const intent = useNavigation().formData?.get('intent')
  return (
    <div className="appointment-changes">
      {(refusal?.problem === 'unavailable' || refusal?.problem === 'limited') && (
        <NotChanged refusal={refusal} />
      )}
      <section id="move">
        <h2>{t('move')}</h2>
        {/* A time that was chosen is chosen no longer once it is the appointment's. */}
        <MoveAppointment
          key={view.start}
          own={view.start}
          times={times}
          refusal={refusal}
          pending={intent === 'move'}
        />
      </section>
      <CancelAppointment refusal={refusal} pending={intent === 'cancel'} />
    </div>
  )
}
