import type { OverMailed } from '#server/protection/count-mail.ts'
import { hasUntriedMail } from '#server/store/appointment-messages.ts'
import type { RequestRecord } from '#server/store/request-record.ts'
import type { Store } from '#server/store/store.ts'

/**
 * Whether a change of a request's appointment is mailed to its visitor: not where their mailbox has had too many mails. A
 * change that a waiting mail will tell of makes no other, so it does not count.
 * @throws StoreFault
 */
export async function mayWrite(
  store: Store,
  overMailed: OverMailed | undefined,
  { id, email }: Pick<RequestRecord, 'id' | 'email'>,
): Promise<boolean> {
  if (overMailed === undefined || email === undefined || (await hasUntriedMail(store, id))) return true
  return !(await overMailed(email))
}
