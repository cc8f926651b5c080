import type { RequestGateway } from '#domains/requests/gateway.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { OverMailed, CountStored } from '#platform/protection/limits.server.ts'
import { checkProof } from './proof-challenge.server.ts'
import type { ProofVerdict } from './proof-challenge.server.ts'

/**
 * Whether a submission goes to quarantine. One strong signal is enough: the
 * hidden field or the time (`suspect`) or an answer that was made up. A missing
 * proof is weak, as a browser without JavaScript has none, and so is a burst;
 * together they are not.
 */
export function isSuspect(suspect: boolean, proof: ProofVerdict, burst: boolean): boolean {
  return suspect || proof === 'wrong' || (proof === 'missing' && burst)
}

/** What a form's proof of work is worth; it is spent by this. */
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

/** Says in the log that a form is kept apart. */
export function logQuarantine(dialog: RequestSubmission['dialog'], code: ProofVerdict): void {
  log('warn', 'request.quarantined', { dialog, code })
}

/** Puts the robot checks in front of a gateway. The answer is the same either way: nobody is told less than a person. */
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
