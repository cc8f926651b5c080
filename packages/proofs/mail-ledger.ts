import { setTimeout as sleep } from 'node:timers/promises'
import type { SiteProcess } from '../../tests/support/site-process.ts'
import { mailKey, type OfferedMail, type ProofMailServer } from './mail-server.ts'
import { callbackForm, send } from '../../tests/support/send-form.ts'

/** Where the office reads its mail while mail is proven. */
export const office = 'office@example.org'

/** The longest that a mail may take once the mail server is back, in seconds. */
export const maxSeconds = 300

/**
 * Sends a form of a visitor, again where nobody answers, and notes by their keys the two mails that must come of it.
 * @throws where it is answered otherwise than usual
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

/** Waits until every mail came, but no longer than it may take. @returns the seconds it took */
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

/** What the mail server got, held against what must have come. */
export interface Balance {
  /** Mails that did not come, and mails that nobody was promised. */
  readonly missing: number
  readonly unexpected: number
  /** How often each mail was taken, by its key. */
  readonly copies: ReadonlyMap<string, number>
  /** Mails whose Message-ID was not the same at every attempt, or is another mail's too. */
  readonly changedIds: number
}

/** Holds what a mail server was offered, and what it took, against what must have come. */
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
