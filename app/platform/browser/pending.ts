type Listener = () => void

/** A count of pending work; it never falls below 0. Loading is true while it is above. */
export interface PendingCount {
  readonly begin: () => void
  readonly end: () => void
  readonly count: () => number
  readonly subscribe: (listener: Listener) => () => void
}

/** A counter of pending requests. */
export function createPendingCount(): PendingCount {
  const listeners = new Set<Listener>()
  let pending = 0
  const set = (next: number) => {
    pending = Math.max(0, next)
    for (const listener of listeners) listener()
  }
  return {
    begin: () => set(pending + 1),
    end: () => set(pending - 1),
    count: () => pending,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What the page is waiting for. */
export const pending = createPendingCount()
