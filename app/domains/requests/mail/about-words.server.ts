import { reportsClaim } from '#domains/requests/forms/reports-claim.ts'
import type { RequestRecord } from '#domains/requests/store/request-record.server.ts'
import type { MailWords } from './words.server.ts'

/**
 * What a request is about, as subjects and headings say it: a reported claim is told from other messages. A dialog that
 * this release does not have stands as it is.
 */
export function aboutWords(
  { dialogs, claim }: MailWords,
  request: Pick<RequestRecord, 'dialog' | 'fields'>,
): string {
  const known: Readonly<Record<string, string>> = dialogs
  return reportsClaim(request) ? claim : (known[request.dialog] ?? request.dialog)
}
