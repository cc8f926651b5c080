import type { RequestGateway, RequestSubmission, SubmissionResult } from '#features/requests/submission.ts'
import { faultCode } from '#server/fault.ts'
import { log } from '#server/log.ts'
import type { Store } from '#server/store/store.ts'
import { checkProof } from './proof-challenge.ts'
import type { ProofVerdict } from './proof-challenge.ts'

/** A submission with the answer to the proof of work, where there is one. */
type Proven = RequestSubmission & { readonly proof?: string }

/**
 * Whether a submission goes to quarantine. One strong signal is enough: the
 * hidden field or the time (`suspect`, found by the form's action) or an answer
 * that was made up. A missing proof is weak, as a browser without JavaScript
 * has none, and so is a burst; together they are not.
 */
export function isSuspect(suspect: boolean, proof: ProofVerdict, burst: boolean): boolean {
  return suspect || proof === 'wrong' || (proof === 'missing' && burst)
}

async function verdictOf(store: Store, { proof, idempotencyKey }: Proven): Promise<ProofVerdict> {
  try {
    return await checkProof(store, proof, idempotencyKey)
  } catch (error) {
    log('error', 'proof.not-checked', { code: faultCode(error) })
    return 'missing'
  }
}

/** Puts the robot checks in front of a gateway. The answer is the same either way: nobody is told less than a person. */
export function screenSubmissions(store: Store, inner: RequestGateway, burst: boolean): RequestGateway {
  return {
    submit: async (given: RequestSubmission): Promise<SubmissionResult> => {
      const verdict = await verdictOf(store, given)
      const { proof: _proof, ...submission } = given as Proven
      const suspect = isSuspect(submission.suspect ?? false, verdict, burst)
      if (suspect) log('warn', 'request.quarantined', { dialog: submission.dialog, code: verdict })
      return await inner.submit({ ...submission, suspect })
    },
  }
}
