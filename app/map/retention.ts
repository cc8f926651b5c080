/**
 * How long the site keeps what. The server works by these figures and the
 * privacy policy prints them, so that neither can say something else.
 */
export const retention = {
  /** Months after a request was closed or withdrawn; RETENTION_MONTHS overrides it (readClosedMonths). */
  closedMonths: 12,
  /** Days after which a request that looked like a robot's goes. */
  quarantineDays: 30,
  /** Days for which the signed link to a request works after its last change. */
  linkDays: 90,
  /** Hours for which a count of posts, under a keyed hash of an address, is kept. */
  countHours: 24,
  /** Days for which a day's count of searches without a result is kept. */
  missDays: 90,
  /** Days for which a backup is kept (ops/backup.sh). */
  backupDays: 30,
} as const

/** What RETENTION_MONTHS may be, as error messages say it: fifty years are longer than anybody may keep a request. */
export const monthsExpected = 'a number of months from 0 to 600'

/**
 * What RETENTION_MONTHS says; the usual months where it is empty, undefined where it cannot be used. The server and the
 * privacy policy both read it by this.
 */
export function readClosedMonths(text = ''): number | undefined {
  if (text === '') return retention.closedMonths
  const months = /^\d{1,3}$/.test(text) ? Number(text) : undefined
  return months !== undefined && months <= 600 ? months : undefined
}
