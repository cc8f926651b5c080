import { addDays } from '#i18n/madrid-time.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'

/** Whether a request reports a claim: a message with that topic, because claims have no separate form. */
export function reportsClaim({ dialog, fields }: Pick<RequestSubmission, 'dialog' | 'fields'>): boolean {
  return dialog === 'contact-dialog' && fields['topic'] === 'claim'
}

/** What determines whether our answer may come too late to report a claim. */
interface ReportTimes {
  /** ISO day on Mallorca. */
  readonly today: string
  /** The ISO day by which we answer, where it is known. */
  readonly answerBy: string | undefined
  /** The legal deadline for reporting a claim in days; undefined if no fact gives it. */
  readonly notice: number | undefined
}

/**
 * The last ISO day for reporting a claim by law, if it is not after our answer: waiting for us may be too late.
 * Undefined if there is time, if it has passed, and for requests that are not claims or have no day.
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
