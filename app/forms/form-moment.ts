import { madridTime, type LocalTime } from '#i18n/madrid-time.ts'

let moment: Date | undefined

/** The time on Mallorca against which a form's days are checked: now, or when a retried form was first stored. */
export function formTime(): LocalTime {
  return madridTime(moment ?? new Date())
}

/** Runs a check as of an instant. The check must be synchronous: others would otherwise run as of then. */
function asOf<T>(instant: Date, check: () => T): T {
  moment = instant
  try {
    return check()
  } finally {
    moment = undefined
  }
}

/**
 * Checks a form as of now and, if that fails for a form sent before, as of then: by the time of a retry after a lost
 * answer, its day may be over.
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
