import { reportsClaim } from '#features/requests/reports-claim.ts'
import type { RequestRecord } from '#server/store/request-record.ts'
import type { MailWords } from './words.ts'

/** What a request is about, as subjects and headings say it: a reported claim is told from other messages. */
export function aboutWords(
  { dialogs, claim }: MailWords,
  request: Pick<RequestRecord, 'dialog' | 'fields'>,
): string {
  return reportsClaim(request) ? claim : dialogs[request.dialog]
}
