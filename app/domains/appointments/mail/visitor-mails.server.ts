import type { OverMailed } from '#platform/protection/count-mail.server.ts'
import { hasUntriedMail } from '#domains/appointments/book/appointment-messages.server.ts'
import type { RequestRecord } from '#domains/requests/store/request-record.server.ts'
import type { Store } from '#platform/store/store.server.ts'

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
