/** What the browser tells of the visitor's connection (Network Information API); not all browsers do. */
export interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** The present connection; empty where the browser does not say. */
export function connection(): Connection {
  return (navigator as Navigator & { readonly connection?: Connection }).connection ?? {}
}

/** Whether links may be fetched ahead: not while data is saved, not on 2g or slower. */
export function mayPrefetch({ saveData, effectiveType }: Connection): boolean {
  return saveData !== true && !/2g/.test(effectiveType ?? '')
}

/** Whether payloads may be loaded ahead at all: not on slow-2g. */
export function mayPreload({ effectiveType }: Connection): boolean {
  return effectiveType !== 'slow-2g'
}
