/** How many links are prefetched at once. */
export const parallel = 4

/** Runs tasks, at most four at once, each key once; urgent tasks go first. */
export interface PrefetchQueue {
  readonly add: (key: string, urgent?: boolean) => void
}

/** A queue in front of `run`, whose failures are ignored: a link that was not prefetched still works. */
export function createPrefetchQueue(run: (key: string) => Promise<void>): PrefetchQueue {
  const known = new Set<string>()
  const waiting: string[] = []
  let running = 0
  const next = () => {
    if (running >= parallel) return
    const key = waiting.shift()
    if (key === undefined) return
    running += 1
    void run(key)
      .catch(() => known.delete(key))
      .finally(() => {
        running -= 1
        next()
      })
    next()
  }
  return {
    add: (key, urgent = false) => {
      const at = waiting.indexOf(key)
      if (urgent && at > 0) waiting.unshift(...waiting.splice(at, 1))
      if (known.has(key)) return
      known.add(key)
      if (urgent) waiting.unshift(key)
      else waiting.push(key)
      next()
    },
  }
}
