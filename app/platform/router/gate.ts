/** The name of the performance mark at the start of hydration, and of the measure of how long it took. */
export const hydration = 'hydration'

/**
 * What decides, besides the link itself, how a click changes the page. Set by what loads after the first visit's
 * script: until then every click is allowed while there is a connection.
 */
export const gate: {
  /** A newer build is out, or consent is asked on other pages only: the next navigation loads its target in full. */
  outdated: boolean
  /** Whether a path cannot be shown now; if so, the visitor sees why. */
  refuses: (path: string) => boolean
  /** The processor is quick enough to fade from page to page; on a slow one that delays the page by a tenth of a second. */
  fades: boolean
} = { outdated: false, refuses: () => !navigator.onLine, fades: false }
