import { setImmediate } from 'node:timers/promises'

/** Runs a task in its turn. Returns undefined if it was not run: its client disconnected, or the queue is full. */
export type TakeTurn = <T>(
  address: string,
  gone: AbortSignal,
  work: () => Promise<T>,
) => Promise<T | undefined>

/** How many renders run concurrently: enough to keep the processor busy while some wait for the store. */
const maxUnderWay = 16
const maxWaiting = 2_000

type Waiting = () => void

/**
 * Turns rotate among the addresses (see client-address.server.ts), so that a busy one waits behind itself; between two turns
 * files and other answers are served. Without this a few hundred cheap requests would delay all visitors until every
 * one is answered, including those of disconnected clients.
 */
export function fairRenderQueue(): TakeTurn {
  const waiting = new Map<string, Waiting[]>()
  let count = 0
  let underWay = 0

  const turn = (address: string) =>
    new Promise<void>((resolve) => {
      count++
      const own = waiting.get(address)
      if (own === undefined) waiting.set(address, [resolve])
      else own.push(resolve)
    })

  const wakeNext = () => {
    const [first] = waiting
    if (first === undefined) return
    const [address, own] = first
    waiting.delete(address)
    const next = own.shift()
    if (own.length > 0) waiting.set(address, own)
    count--
    next?.()
  }

  return async (address, gone, work) => {
    if (underWay < maxUnderWay) underWay++
    else if (count >= maxWaiting) return undefined
    // A finished task passes on its place: `underWay` does not change.
    else await turn(address)
    try {
      await setImmediate()
      return gone.aborted ? undefined : await work()
    } finally {
      if (count > 0) wakeNext()
      else underWay--
    }
  }
}
