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
