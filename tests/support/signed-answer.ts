import { answerText, readAnswer, signatureField } from '#domains/requests/dialog/answer-query.ts'
import { linkKey } from '#platform/store/link-key.server.ts'
import { answerSignature } from '#platform/store/signed-link.server.ts'

/**
 * The query of an answer that a server signed, such as
 * `?dialog=success-dialog&reference=TAL-7K3M-Q9&sig=…`.
 */
export function signedAnswer(fields: string, dataDir = '.cache/e2e-data'): string {
  const query = `?dialog=success-dialog&${fields}`
  const answer = readAnswer(query)
  if (answer === undefined) throw new Error(`${fields} are not those of an answer`)
  const signature = answerSignature({ linkKey: linkKey({ dataDir }) }, answerText(answer))
  return `${query}&${signatureField}=${signature}`
}
