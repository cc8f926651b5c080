import { createHash } from 'node:crypto'

/** For how long the same words are the same form, in ms: as long as somebody presses twice or goes back. */
const repeatedMs = 10 * 60_000

/**
 * The key of a form that came without one: from a page that was built beforehand, sent without a script.
 * The same words sent twice within minutes to the same address have the same key, so they are stored once; those of two
 * people do not. Later they are a new request: the one before may be closed or withdrawn by then.
 */
export function keyOf(fields: FormData, address: string, now = new Date()): string {
  const words = [...fields].filter(([name]) => name !== 'key' && name !== 'proof' && name !== 'opened')
  const said = JSON.stringify([Math.floor(now.getTime() / repeatedMs), address, ...words])
  const hash = createHash('sha256').update(said).digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
