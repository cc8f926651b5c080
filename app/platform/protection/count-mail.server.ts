import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { mailboxOf } from '#platform/mail/mail-address.server.ts'
import { countUses } from '#platform/store/rate-limit.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { PostLimits } from './count-post.server.ts'

/** Counts a mail to a visitor's address, and tells whether its mailbox has had more of them than a person asks for. */
export type OverMailed = (email: string | undefined) => Promise<boolean>

/** Within `seconds`, the share of what one address of the network may post in ten minutes: 5 an hour and 10 a day. */
const allowances = [
  { seconds: 3_600, share: 6 },
  { seconds: 86_400, share: 3 },
] as const

/**
 * Anybody may type anybody's e-mail address into a form, from as many networks as he likes, and move and cancel what he
 * booked with it: mails are counted by the mailbox that gets them, however its address is written, over all machines, as a
 * keyed hash. Beyond the limit everything is stored as usual and its page shows the reference and the link; only the mail
 * stays away. A store that does not answer counts nothing.
 */
export function countMail(store: Store, { perAddress }: PostLimits): OverMailed {
  return async (email) => {
    if (email === undefined) return false
    try {
      const subject = mailboxOf(email)
      const counts = await countUses(
        store,
        allowances.map(({ seconds }) => ({ name: `mail-${seconds}`, seconds, subject })),
      )
      const over = allowances.some(({ share }, i) => (counts[i]?.used ?? 0) > Math.ceil(perAddress / share))
      if (over) log('warn', 'mail.limited', {})
      return over
    } catch (error) {
      log('error', 'post.not-counted', { code: faultCode(error) })
      return false
    }
  }
}
