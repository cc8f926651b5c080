/** What the router keeps with an entry, and whether the menu is open over its page. */
interface EntryState {
  readonly key?: string
  readonly idx?: number
  readonly menu?: boolean
}

const state = () => history.state as EntryState | null

/** The entry of the history that the open mobile menu stands on, so that Back closes the menu. */
export const menuEntry: {
  /** The click whose navigation takes the entry's place. */
  replacedBy: Event | undefined
  readonly isCurrent: () => boolean
  readonly push: () => void
} = {
  replacedBy: undefined,
  isCurrent: () => state()?.menu === true,
  // With the router's own key and the next of its numbers, so that it takes the entry for the page's.
  push: () => history.pushState({ ...state(), idx: (state()?.idx ?? 0) + 1, menu: true }, ''),
}
