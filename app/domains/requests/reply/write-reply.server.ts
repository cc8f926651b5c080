import { noteAnswer } from '#domains/requests/work/first-answer.server.ts'
import {
  holdWork,
  nextVersion,
  type Overtaken,
  type WorkTarget,
} from '#domains/requests/work/change-work.server.ts'
import { linkExpiry, outboxRow } from '#domains/requests/store/submit-request.server.ts'
import { cleanLine, cleanText } from '#platform/clean-text.server.ts'
import { parseAddress } from '#platform/mail/mail-address.server.ts'
import { toText } from '#platform/store/instant.server.ts'
import { transact, type Store } from '#platform/store/store.server.ts'

/** Limits on a reply in characters. */
export const replyLimits = { subject: 150, body: 10_000 } as const

/** A reply as a member of staff wrote it, within the limits. */
export interface NewReply extends WorkTarget {
  /** The id of the template that it began as. */
  readonly template?: string | undefined
  readonly subject: string
  readonly body: string
  /** The state of the request from then on; answered by default. */
  readonly state?: 'seen' | 'answered' | 'closed'
}

export type ReplyResult =
  | { readonly kind: 'written'; readonly replyId: string; readonly version: number }
  | { readonly kind: 'not-found' }
  /** The visitor left no valid address. */
  | { readonly kind: 'no-address' }
  /** It must be released first: until then no mail goes out. */
  | { readonly kind: 'quarantined' }
  /** It was withdrawn, which is final. */
  | { readonly kind: 'withdrawn' }
  | Overtaken

/**
 * Stores a reply, queues its mail and moves the request's state, all or nothing. The queue holds only the reply's id:
 * the mail is composed when it is sent.
 */
export async function writeReply(store: Store, reply: NewReply): Promise<ReplyResult> {
  const state = reply.state ?? 'answered'
  return await transact(store, async (trx) => {
    const found = await holdWork(trx, reply)
    if (found.kind !== 'held') return found
    const { state: from } = found.held
    if (from === 'quarantined' || from === 'withdrawn') return { kind: from }
    const { requestId, staffId } = reply
    const { email } = await trx
      .selectFrom('request')
      .select('email')
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow()
    if (email === null || parseAddress(email) === undefined) return { kind: 'no-address' }
    const at = store.clock()
    const replyId = store.ids.id()
    await trx
      .insertInto('reply')
      .values({
        id: replyId,
        request_id: requestId,
        staff_id: staffId ?? null,
        template: reply.template ?? null,
        subject: cleanLine(reply.subject),
        body: cleanText(reply.body).trim(),
        created_at: toText(at),
      })
      .execute()
    await trx
      .insertInto('outbox')
      .values({ ...outboxRow(store, requestId, 'mail-reply', 'reply-written'), reply_id: replyId })
      .execute()
    await noteAnswer(trx, requestId, at)
    await trx
      .updateTable('request')
      .set({
        state,
        updated_at: toText(at),
        link_expires_at: linkExpiry(store, at),
        closed_at: state === 'closed' ? toText(at) : null,
      })
      .where('id', '=', requestId)
      .execute()
    return { kind: 'written', replyId, version: await nextVersion(store, trx, reply, found.held) }
  })
}
