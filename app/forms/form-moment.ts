import { madridTime, type LocalTime } from '#i18n/madrid-time.ts'

let moment: Date | undefined

/** The time on Mallorca by which a form's days are checked: now, or when the form that comes again was stored. */
export function formTime(): LocalTime {
  return madridTime(moment ?? new Date())
}

/** Runs a check as it ran at an instant. It may not wait for anything: others would be checked as of then. */
function asOf<T>(instant: Date, check: () => T): T {
  moment = instant
  try {
    return check()
  } finally {
    moment = undefined
  }
}

/**
 * Checks a form as of now and, where it fails and was sent before, as of then: the day that it asks for may be over by the time
 * it comes again, as its answer was lost.
 */
export function checkedAsSent<T extends { readonly status?: string | undefined }>(
  check: () => T,
  sentAt: Date | undefined,
): T {
  const now = check()
  if (now.status === 'success' || sentAt === undefined) return now
  const then = asOf(sentAt, check)
  return then.status === 'success' ? then : now
}
