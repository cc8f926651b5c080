import { setTimeout as sleep } from 'node:timers/promises'
import type { SiteProcess } from '../../tests/support/site-process.ts'
import { mailKey, type OfferedMail, type ProofMailServer } from './mail-server.ts'
import { callbackForm, send } from '../../tests/support/send-form.ts'

/** The office's mailbox in the mail proofs. */
export const office = 'office@example.org'

/** Maximum delay of a mail once the mail server is back, in seconds. */
export const maxSeconds = 300

/**
 * Sends a visitor's form, with retries when the site does not answer, and records by their keys the
 * two expected mails.
 * @throws on any other answer
 */
export async function acknowledge(
  site: () => SiteProcess,
  to: string,
  expected: Set<string>,
): Promise<string> {
  const form = callbackForm(undefined, { email: to })
  for (;;) {
    const answer = await send(site().url, form).catch(() => undefined)
    if (answer?.reference !== undefined) {
      expected.add(mailKey(office, answer.reference)).add(mailKey(to, answer.reference))
      return answer.reference
    }
    if (answer !== undefined) throw new Error(`not taken: ${answer.status}`)
    await sleep(50)
  }
}

/** Waits until every mail arrived, up to the limit. @returns the seconds it took */
export async function everyMail({ taken }: ProofMailServer, expected: ReadonlySet<string>): Promise<number> {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  const missing = new Set(expected)
  let seen = 0
  while (seconds() <= maxSeconds) {
    for (; seen < taken.length; seen++) missing.delete(taken[seen]?.key ?? '')
    if (missing.size === 0) break
    await sleep(100)
  }
  return Math.round(seconds() * 10) / 10
}

/** The mails that the server received, compared with the expected ones. */
export interface Balance {
  /** Missing mails, and unexpected ones. */
  readonly missing: number
  readonly unexpected: number
  /** How often each mail was accepted, by its key. */
  readonly copies: ReadonlyMap<string, number>
  /** Mails whose Message-ID changed between attempts, or is shared with another mail. */
  readonly changedIds: number
}

/** Compares what a mail server was offered and accepted with the expected mails. */
export function balance(
  { offered, taken }: { readonly offered: readonly OfferedMail[]; readonly taken: readonly OfferedMail[] },
  expected: ReadonlySet<string>,
): Balance {
  const copies = new Map<string, number>()
  for (const { key } of taken) copies.set(key, (copies.get(key) ?? 0) + 1)
  const keys = new Set(offered.map(({ key }) => key))
  const ids = new Set(offered.map(({ id }) => id))
  const pairs = new Set(offered.map(({ key, id }) => `${key} ${id}`))
  return {
    missing: [...expected].filter((key) => !copies.has(key)).length,
    unexpected: [...keys].filter((key) => !expected.has(key)).length,
    copies,
    changedIds: pairs.size - keys.size + (pairs.size - ids.size),
  }
}
