import { createHash } from 'node:crypto'

/**
 * The key of a form that came without one: from a page that was built beforehand, sent without a script.
 * The same words sent twice on a day to the same address have the same key, so they are stored once; those of two people
 * do not. `over` names the requests that these words made before and that are closed or withdrawn: the next is a new one.
 */
export function keyOf(
  fields: FormData,
  address: string,
  over: readonly string[] = [],
  now = new Date(),
): string {
  const words = [...fields].filter(([name]) => name !== 'key' && name !== 'proof' && name !== 'opened')
  const said = JSON.stringify([now.toISOString().slice(0, 10), address, over, ...words])
  const hash = createHash('sha256').update(said).digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
