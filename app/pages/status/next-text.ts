import type { StatusData } from '#domains/requests/status/gateway.ts'

type Standing = Pick<StatusData, 'dialog' | 'state' | 'answerBy' | 'appointment'>

const nextTexts = {
  seen: 'nextSeen',
  answered: 'nextAnswered',
  closed: 'nextClosed',
  withdrawn: 'nextWithdrawn',
} as const

const appointmentTexts = {
  booked: 'nextBooked',
  moved: 'nextMoved',
  unconfirmed: 'nextUnconfirmed',
  lapsed: 'nextLapsed',
  cancelled: 'nextCancelled',
  cancelledByOffice: 'nextCancelledByOffice',
  over: 'nextOver',
} as const

/** Of a request that nobody has marked as read: it may have been answered all the same, so nobody is blamed. */
function receivedText({ dialog, answerBy }: Standing, today: string) {
  if (answerBy === undefined) return 'nextReceived'
  if (answerBy < today) return 'nextOverdue'
  return dialog === 'callback-dialog' ? 'nextCallBy' : 'nextReceivedBy'
}

/**
 * The text that says what comes next; until the office has answered, a booking waits for its appointment.
 * @param today an ISO day on Mallorca
 */
export function nextText(status: Standing, today: string) {
  const { state, appointment } = status
  const waits = state === 'received' || state === 'seen'
  if (appointment && waits) return appointmentTexts[appointment.state]
  return state === 'received' ? receivedText(status, today) : nextTexts[state]
}
