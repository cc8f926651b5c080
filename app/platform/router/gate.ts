/** The mark of the moment from which a page is brought to life, and the measure of how long that took. */
export const hydration = 'hydration'

/**
 * What decides, besides the link itself, how a click changes the page. Set by what loads after the
 * first visit's script: until then every click is let through that a connection is there for;
 * the bar that tells of a missing one comes with the rest.
 */
export const gate: {
  /** A newer build is out, or consent is asked on other pages only: the next navigation loads its target in full. */
  outdated: boolean
  /** Says no to a path that cannot be shown now, and tells the visitor why. */
  refuses: (path: string) => boolean
  /** The processor is quick enough to fade from page to page; to a slow one it costs a tenth of a second before anything is seen. */
  fades: boolean
} = { outdated: false, refuses: () => !navigator.onLine, fades: false }
