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
