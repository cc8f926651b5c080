import type { RequestSubmission } from '#domains/requests/submission.ts'

/** Whether a request reports a claim: a message of that topic, as a claim has no form of its own. */
export function reportsClaim({ dialog, fields }: Pick<RequestSubmission, 'dialog' | 'fields'>): boolean {
  return dialog === 'contact-dialog' && fields['topic'] === 'claim'
}
