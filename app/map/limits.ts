/**
 * How long a consent answer is valid and its proof is stored. The site uses these figures and the
 * privacy policy may print them.
 */
export const consentTerms = {
  /** Months after which consent is requested again. */
  answerMonths: 12,
  /**
   * Months for which the proof of an answer is stored (GDPR art. 7.1): the answer's validity plus
   * the three years in which a breach can be prosecuted (LOPDGDD art. 72).
   */
  proofMonths: 48,
} as const

/** The storage types that tags request (Google's consent mode). */
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
 * Maximum number of files per form and per request with its additions, and maximum bytes of each.
 * The server enforces them while reading; content names them as facts.
 */
export const fileLimits = { count: 6, ofRequest: 12, bytes: 10 * 1024 * 1024 } as const

/** Maximum pages of a PDF; no bill or policy has as many. */
export const maxPdfPages = 200

/**
 * Retention periods. The server uses these figures and the privacy policy prints them, so that they
 * always agree.
 */
export const retention = {
  /**
   * Months after a request was closed or withdrawn; RETENTION_MONTHS overrides it
   * (readClosedMonths).
   */
  closedMonths: 12,
  /** Days after which a suspected robot's request is deleted. */
  quarantineDays: 30,
  /** Days for which the signed link to a request works after its last change. */
  linkDays: 90,
  /** Hours for which a count of posts, under a keyed hash of an address, is stored. */
  countHours: 24,
  /** Days for which a day's count of searches without a result is stored. */
  missDays: 90,
  /** Months for which answers to “Did this answer your question?” are stored. */
  pageAnswerMonths: 12,
  /** Days for which a backup is stored (ops/backup.sh). */
  backupDays: 30,
} as const

/**
 * Valid values of RETENTION_MONTHS, as described in error messages: fifty years exceed any legal
 * retention period.
 */
export const monthsExpected = 'a number of months from 0 to 600'

/**
 * The value of RETENTION_MONTHS; the default if it is empty, undefined if it is invalid. Shared by
 * the server and the privacy policy.
 */
export function readClosedMonths(text = ''): number | undefined {
  if (text === '') return retention.closedMonths
  const months = /^\d{1,3}$/.test(text) ? Number(text) : undefined
  return months !== undefined && months <= 600 ? months : undefined
}

/** How long a form is open at least where a person fills it, in milliseconds; the variable FORM_MIN_MS changes it. */
export const minFillTime = 2_500
