import { createHmac } from 'node:crypto'
import type { RequestGateway, SubmissionResult } from '#domains/requests/gateway.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { fromText } from '#platform/store/instant.server.ts'
import { answerSignature, isAnswerSigned } from '#platform/store/signed-link.server.ts'
import { submitRequest } from './submit-request.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'

/** Called after something was stored, to send its messages without waiting for the next round. */
type Wake = () => void

async function submit(store: Store, wake: Wake, submission: RequestSubmission): Promise<SubmissionResult> {
  const { dialog, locale } = submission
  try {
    const result = await submitRequest(store, submission)
    if (result.kind === 'conflict') {
      log('warn', 'request.conflict', { dialog, locale })
      return result
    }
    log('info', 'request.received', { reference: result.reference, dialog, locale })
    wake()
    return result
  } catch (error) {
    log('error', 'request.not-stored', { dialog, locale, code: faultCode(error) })
    return { kind: 'unavailable' }
  }
}

async function storedAt(store: Store, key: string): Promise<Date | undefined> {
  try {
    const stored = await query(store, (db) =>
      db.selectFrom('request').select('created_at').where('idempotency_key', '=', key).executeTakeFirst(),
    )
    return stored && new Date(fromText(stored.created_at).epochMilliseconds)
  } catch (error) {
    log('error', 'request.not-looked-up', { code: faultCode(error) })
    return undefined
  }
}

/**
 * How form actions reach the store: a fault becomes an answer, so that the visitor's input is kept.
 * @param address the rate limit key (see client-address.server.ts)
 */
export function createRequestGateway(store: Store, wake: Wake, address = ''): RequestGateway {
  return {
    senderOf: (browser) =>
      createHmac('sha256', store.linkKey).update(`sender\n${address}\n${browser}`).digest('base64url'),
    storedAt: (key) => storedAt(store, key),
    submit: (submission) => submit(store, wake, submission),
    sign: (answer) => answerSignature(store, answer),
    isSigned: (answer, signature) => isAnswerSigned(store, answer, signature),
  }
}
