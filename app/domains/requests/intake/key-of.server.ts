import { createHash } from 'node:crypto'

/** For how long a form without a key that comes again is the same one, in milliseconds; up to twice as long. */
const window = 10 * 60_000

/** Where a form without a key came from. */
export interface KeylessForm {
  readonly fields: FormData
  /** The page's path with its query. */
  readonly address: string
  /** Stands for its sender: another network or browser has another. */
  readonly sender: string
  /** The requests that these words made before and that are closed or withdrawn: the next is a new one. */
  readonly over?: readonly string[]
}

/**
 * The key of a form that came without one: from a page that was built beforehand, sent without a script. The same words
 * sent again by the same sender a moment later have the same key, so a double click is stored once; those of two senders
 * never do, however alike.
 * @param ago how many windows before this one
 */
export function keyOf(form: KeylessForm, now = new Date(), ago = 0): string {
  const { fields, address, sender, over = [] } = form
  const words = [...fields].filter(([name]) => name !== 'key' && name !== 'proof' && name !== 'opened')
  const said = JSON.stringify([Math.floor(now.getTime() / window) - ago, sender, address, over, ...words])
  const hash = createHash('sha256').update(said).digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
