import { addDays } from '#i18n/madrid-time.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'

/** Whether a request reports a claim: a message of that topic, as a claim has no form of its own. */
export function reportsClaim({ dialog, fields }: Pick<RequestSubmission, 'dialog' | 'fields'>): boolean {
  return dialog === 'contact-dialog' && fields['topic'] === 'claim'
}

/** What says whether a report may come too late by our answer. */
interface ReportTimes {
  /** ISO day on Mallorca. */
  readonly today: string
  /** The ISO day by which we answer, where it is known. */
  readonly answerBy: string | undefined
  /** How many days the law gives to report a claim; undefined where no fact tells. */
  readonly notice: number | undefined
}

/**
 * The last ISO day on which a claim can be reported by law, where it comes before our answer or on its day: who waits
 * for that may be late. Undefined where there is time, where it is over, and for what is no claim or has no day.
 */
export function reportBy(
  request: Pick<RequestSubmission, 'dialog' | 'fields'>,
  { today, answerBy, notice }: ReportTimes,
): string | undefined {
  const { claimDay } = request.fields
  if (!reportsClaim(request) || typeof claimDay !== 'string') return undefined
  if (answerBy === undefined || notice === undefined) return undefined
  const last = addDays(claimDay, notice)
  return last >= today && last <= answerBy ? last : undefined
}
