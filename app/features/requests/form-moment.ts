import { madridTime, type LocalTime } from '#i18n/madrid-time.ts'

let moment: Date | undefined

/** The time on Mallorca by which a form's days are checked: now, or when the form that comes again was stored. */
export function formTime(): LocalTime {
  return madridTime(moment ?? new Date())
}

/** Runs a check as it ran at an instant. It may not wait for anything: others would be checked as of then. */
export function asOf<T>(instant: Date, check: () => T): T {
  moment = instant
  try {
    return check()
  } finally {
    moment = undefined
  }
}
