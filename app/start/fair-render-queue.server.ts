import { setImmediate } from 'node:timers/promises'

/**
 * Runs a piece of work in its turn. Nothing comes back where it was not run: its client has left meanwhile, or more
 * wait than may.
 */
export type TakeTurn = <T>(
  address: string,
  gone: AbortSignal,
  work: () => Promise<T>,
) => Promise<T | undefined>

/** What may be under way at one time: as many as keep the processor busy while some of them wait for the store. */
const maxUnderWay = 16
const maxWaiting = 2_000

type Waiting = () => void

/**
 * Turns go around the addresses (see client-address.ts), so that one that asks for much waits behind itself; and
 * between two turns files and other answers get theirs. Without this a few hundred requests that cost their sender
 * nothing would keep everybody waiting until all were answered, of clients that have left too.
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
    // Who ends hands its place on: `underWay` stays as it is.
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
