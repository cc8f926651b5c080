/** The router's state of an entry, and whether the menu is open over its page. */
interface EntryState {
  readonly key?: string
  readonly idx?: number
  readonly menu?: boolean
}

const state = () => history.state as EntryState | null

/** The history entry of the open mobile menu, so that Back closes the menu. */
export const menuEntry: {
  /** The click whose navigation replaces the entry. */
  replacedBy: Event | undefined
  readonly isCurrent: () => boolean
  readonly push: () => void
} = {
  replacedBy: undefined,
  isCurrent: () => state()?.menu === true,
  // With the router's own key and the next index, so that it accepts the entry as the page's.
  push: () => history.pushState({ ...state(), idx: (state()?.idx ?? 0) + 1, menu: true }, ''),
}
