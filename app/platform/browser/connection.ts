/** What the browser reports about the connection (Network Information API); not all browsers do. */
export interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** The current connection; empty if the browser does not report it. */
export function connection(): Connection {
  return (navigator as Navigator & { readonly connection?: Connection }).connection ?? {}
}

/** Whether links may be prefetched: not in data-saver mode, nor on 2g or slower. */
export function mayPrefetch({ saveData, effectiveType }: Connection): boolean {
  return saveData !== true && !/2g/.test(effectiveType ?? '')
}

/** Whether payloads may be prefetched at all: not on slow-2g. */
export function mayPreload({ effectiveType }: Connection): boolean {
  return effectiveType !== 'slow-2g'
}
