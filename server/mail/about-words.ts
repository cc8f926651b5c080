import type { RequestRecord } from '#server/store/request-record.ts'
import type { MailWords } from './words.ts'

/** What a request is about, as subjects and headings say it: a reported claim is told from other messages. */
export function aboutWords(
  { dialogs, claim }: MailWords,
  { dialog, fields }: Pick<RequestRecord, 'dialog' | 'fields'>,
): string {
  return dialog === 'contact-dialog' && fields['topic'] === 'claim' ? claim : dialogs[dialog]
}
