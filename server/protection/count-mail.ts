import { faultCode } from '#server/fault.ts'
import { log } from '#server/log.ts'
import { countUses } from '#server/store/rate-limit.ts'
import type { Store } from '#server/store/store.ts'
import type { PostLimits } from './count-post.ts'

/** Counts a confirmation to an e-mail address, and tells whether it has had more of them than a person asks for. */
export type OverMailed = (email: string | undefined) => Promise<boolean>

/** Within `seconds`, the share of what one address of the network may post in ten minutes: 5 an hour and 10 a day. */
const allowances = [
  { seconds: 3_600, share: 6 },
  { seconds: 86_400, share: 3 },
] as const

/**
 * Anybody may type anybody's e-mail address into a form, from as many networks as he likes: confirmations are counted by
 * the one who gets them, over all machines, as a keyed hash. Beyond the limit a form is stored like any other and its
 * page shows the reference and the link; only the mail stays away. A store that does not answer counts nothing.
 */
export function countMail(store: Store, { perAddress }: PostLimits): OverMailed {
  return async (email) => {
    if (email === undefined) return false
    try {
      const subject = email.trim().toLowerCase()
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
