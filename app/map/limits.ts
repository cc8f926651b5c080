/**
 * How long an answer about cookies counts and its proof is kept. The site works by these figures and the
 * privacy policy may print them.
 */
export const consentTerms = {
  /** Months after which an answer is asked for again. */
  answerMonths: 12,
  /**
   * Months for which the proof of an answer is kept (GDPR art. 7.1): as long as the answer counts, and the three
   * years after it in which a breach can be pursued (LOPDGDD art. 72).
   */
  proofMonths: 48,
} as const

/** The kinds of storage that tags ask for (Google's consent mode). */
export const consentSignals = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
] as const

export type ConsentSignal = (typeof consentSignals)[number]

/**
 * Most files of one form and of a request with all that is added to it, and most bytes of each. The server checks
 * again while it reads; content names them as facts.
 */
export const fileLimits = { count: 6, ofRequest: 12, bytes: 10 * 1024 * 1024 } as const

/** Most pages of a PDF; no bill or policy has as many. */
export const maxPdfPages = 200

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

/** How long a form is open at least where a person fills it, in milliseconds; the variable FORM_MIN_MS changes it. */
export const minFillTime = 2_500
