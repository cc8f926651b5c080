import type { RequestGateway } from '#domains/requests/gateway.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { OverMailed, CountStored } from '#platform/protection/limits.server.ts'
import { checkProof } from './proof-challenge.server.ts'
import type { ProofVerdict } from './proof-challenge.server.ts'

/**
 * Whether a submission goes to quarantine. One strong signal is enough: the hidden field or the time (`suspect`), or a
 * forged answer. A missing proof is weak, because a browser without JavaScript has none, and so is a burst; together
 * they suffice.
 */
export function isSuspect(suspect: boolean, proof: ProofVerdict, burst: boolean): boolean {
  return suspect || proof === 'wrong' || (proof === 'missing' && burst)
}

/** The value of a form's proof of work, which is used up by this check. */
export async function verdictOf(
  store: Store,
  { proof, idempotencyKey }: Pick<RequestSubmission, 'idempotencyKey' | 'proof'>,
): Promise<ProofVerdict> {
  try {
    return await checkProof(store, proof, idempotencyKey)
  } catch (error) {
    log('error', 'proof.not-checked', { code: faultCode(error) })
    return 'missing'
  }
}

/** Logs that a form is in quarantine. */
export function logQuarantine(dialog: RequestSubmission['dialog'], code: ProofVerdict): void {
  log('warn', 'request.quarantined', { dialog, code })
}

/** Adds the robot checks to a gateway. The answer is the same either way: robots learn nothing from it. */
export function screenSubmissions(
  store: Store,
  inner: RequestGateway,
  { stored, overMailed }: { readonly stored: CountStored; readonly overMailed: OverMailed },
): RequestGateway {
  return {
    ...inner,
    submit: async (submission) => {
      const verdict = await verdictOf(store, submission)
      const suspect = isSuspect(submission.suspect ?? false, verdict, await stored())
      if (suspect) logQuarantine(submission.dialog, verdict)
      const unmailed = !suspect && (await overMailed(submission.contact.email))
      return await inner.submit({ ...submission, suspect, unmailed })
    },
  }
}
