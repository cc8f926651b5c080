import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { AppointmentView } from '#domains/appointments/dialog/gateway.ts'
import { AnswerNote } from '#domains/requests/dialog/answer-note.tsx'
import { useT } from '#i18n/use-t.ts'
import { Callout } from '#design/callout.tsx'
import type { ChangeRefusal } from './linked-appointment.server.ts'

interface AppointmentNewsProps {
  readonly view: AppointmentView
  readonly refusal: ChangeRefusal | undefined
}

const texts = {
  done: 'doneText',
  confirmed: 'confirmedText',
  moved: 'movedText',
  cancelled: 'cancelledText',
  cancelledByOffice: 'cancelledByOfficeText',
  over: 'overText',
} as const

/** What has just become of it, as an answer that takes focus; else how it stands, where it is no more. */
export function AppointmentNews({ view, refusal }: AppointmentNewsProps): ReactNode {
  const t = useT('booked')
  const search = new URLSearchParams(useLocation().search)
  const { state, start, byOffice } = view
  // What is to be confirmed has a note of its own (confirm-appointment.tsx).
  if (state === 'unconfirmed' || state === 'lapsed') return null
  const booked = state === 'booked'
  const ended = byOffice ? 'cancelledByOffice' : state === 'cancelled' ? 'cancelled' : 'over'
  const news = booked ? (['done', 'confirmed', 'moved'] as const).find((name) => search.has(name)) : ended
  // What was refused leaves a booked appointment as it is, and is said where it was asked for.
  if (news === undefined || (booked && refusal)) return null
  const reason = byOffice?.reason === undefined ? '' : ` ${t('cancelledReason', { reason: byOffice.reason })}`
  const words = { title: t(news), children: `${t(texts[news])}${reason}` }
  if (!booked && !refusal && !search.has('cancelled')) return <Callout kind="note" {...words} />
  const kind = refusal || news === 'over' ? 'deadline' : 'done'
  // Each is a note of its own: an appointment can be moved to and fro.
  return <AnswerNote key={`${news} ${start}`} kind={kind} answer={news} {...words} />
}
