/** The name of the performance mark at the start of hydration, and of the measure of how long it took. */
export const hydration = 'hydration'

/**
 * Decides, besides the link itself, how a click changes the page. Set by code that loads after the first visit's
 * script: until then every click is allowed while online.
 */
export const gate: {
  /** A newer build is out, or only other pages ask for consent: the next navigation is a full page load. */
  outdated: boolean
  /** Whether a path cannot be shown now; if so, the visitor sees why. */
  refuses: (path: string) => boolean
  /** The device is fast enough to fade between pages; on a slow one that delays the page by a tenth of a second. */
  fades: boolean
} = { outdated: false, refuses: () => !navigator.onLine, fades: false }
