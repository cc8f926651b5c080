import { answerText, readAnswer, signatureField } from '#domains/requests/dialog/answer-query.ts'
import { linkKey } from '#platform/store/link-key.server.ts'
import { answerSignature } from '#platform/store/signed-link.server.ts'

/**
 * The query of an answer that a server signed, such as
 * `?dialog=success-dialog&reference=TAL-7K3M-Q9&sig=…`.
 */
export function signedAnswer(told: string, dataDir = '.cache/e2e-data'): string {
  const query = `?dialog=success-dialog&${told}`
  const answer = readAnswer(query)
  if (answer === undefined) throw new Error(`${told} tells of no answer`)
  const signature = answerSignature({ linkKey: linkKey({ dataDir }) }, answerText(answer))
  return `${query}&${signatureField}=${signature}`
}
