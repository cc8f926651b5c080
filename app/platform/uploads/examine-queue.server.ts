import { StoreFault } from '#platform/fault.server.ts'
import { networksAround } from '#platform/http/client-address.server.ts'

/** How long recent use counts against an address, in milliseconds. */
const memory = 10 * 60_000

interface Account {
  used: number
  readonly since: number
}

/** Recent decoder time per address. */
class TimeUsed {
  /** Oldest first. */
  readonly #accounts = new Map<string, Account>()

  /**
   * Milliseconds that an address used in the ten minutes since its window began; Infinity for a
   * deprioritised one.
   */
  of(address: string): number {
    this.#forget()
    return this.#accounts.get(address)?.used ?? 0
  }

  add(address: string, milliseconds: number): void {
    this.#forget()
    const account = this.#accounts.get(address)
    if (account === undefined) this.#accounts.set(address, { used: milliseconds, since: performance.now() })
    else account.used += milliseconds
  }

  /** Gives an address the lowest priority for ten minutes. */
  putLast(address: string): void {
    this.#accounts.delete(address)
    this.#accounts.set(address, { used: Infinity, since: performance.now() })
  }

  #forget(): void {
    const oldest = performance.now() - memory
    for (const [address, { since }] of this.#accounts) {
      if (since > oldest) break
      this.#accounts.delete(address)
    }
  }
}

/** A sender waiting for a file to be examined. */
export interface Sender {
  /** The client address that it counts under (see client-address.server.ts). */
  readonly address: string
  /** Aborted when the sender has disconnected. */
  readonly gone: AbortSignal
  /** Aborted when the answer is due, whatever has been examined by then. */
  readonly late: AbortSignal
  /** Called after each file with the milliseconds that it took. */
  readonly worked?: (milliseconds: number) => void
  /** Called when a file was too slow, before the next turn. */
  readonly ranOut?: () => void
}

/** A sender without limits. */
export const patientSender: Sender = {
  address: '',
  gone: new AbortController().signal,
  late: new AbortController().signal,
}

/** Maximum number of queued or active files per network: those of ten forms. */
const maxWaiting = 60

/** Why a queued file is not examined. */
function turnedAway({ gone }: Sender): StoreFault {
  if (gone.aborted) return new StoreFault('store.gone', 'Nobody waits for the file any more')
  return new StoreFault('store.busy', 'The file has waited too long')
}

/** The network of an address: IPv6 by /48, which one customer may hold as a whole. */
function networkOf({ address }: Sender): string {
  return networksAround(address).at(-1)?.network ?? address
}

/**
 * Fair queue between networks: one slot each at most, so that another stays free for the next
 * network, and a free slot goes to the network with the least recent use.
 */
export class ExamineQueue {
  readonly #places: number
  /** The networks with active files. */
  readonly #working = new Set<string>()
  /** The queue, starting with the network that has waited longest since its last turn. */
  readonly #waiting = new Map<string, (() => void)[]>()
  readonly #used = new TimeUsed()

  constructor(places: number) {
    this.#places = places
  }

  /**
   * Runs work when it is its turn.
   * @throws StoreFault when the network's queue is full, and when the sender disconnected or waited
   * too long
   */
  async take<T>(work: () => Promise<T>, sender: Sender): Promise<T> {
    const network = networkOf(sender)
    await this.#enter(network, sender)
    const start = performance.now()
    try {
      return await work()
    } finally {
      const milliseconds = performance.now() - start
      this.#used.add(network, milliseconds)
      this.#working.delete(network)
      sender.worked?.(milliseconds)
      this.#next()
    }
  }

  /** Gives a sender's network the lowest priority for ten minutes. */
  putLast(sender: Sender): void {
    this.#used.putLast(networkOf(sender))
  }

  async #enter(network: string, sender: Sender): Promise<void> {
    const over = AbortSignal.any([sender.gone, sender.late])
    if (over.aborted) throw turnedAway(sender)
    if (this.#working.size < this.#places && !this.#working.has(network)) {
      this.#working.add(network)
      return
    }
    const own = this.#waiting.get(network) ?? []
    if (own.length + (this.#working.has(network) ? 1 : 0) >= maxWaiting) {
      throw new StoreFault('store.busy', 'Too many files wait to be examined')
    }
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        over.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        this.#leave(network, start)
        reject(turnedAway(sender))
      }
      over.addEventListener('abort', leave, { once: true })
      this.#waiting.set(network, [...own, start])
    })
  }

  #leave(network: string, start: () => void): void {
    const left = (this.#waiting.get(network) ?? []).filter((other) => other !== start)
    if (left.length > 0) this.#waiting.set(network, left)
    else this.#waiting.delete(network)
  }

  /** The waiting network without an active file that has used the least time. */
  #nextNetwork(): string | undefined {
    let next: string | undefined
    for (const network of this.#waiting.keys()) {
      if (this.#working.has(network)) continue
      if (next === undefined || this.#used.of(network) < this.#used.of(next)) next = network
    }
    return next
  }

  #next(): void {
    const network = this.#working.size < this.#places ? this.#nextNetwork() : undefined
    if (network === undefined) return
    this.#working.add(network)
    const [start, ...others] = this.#waiting.get(network) ?? []
    this.#waiting.delete(network)
    if (others.length > 0) this.#waiting.set(network, others)
    start?.()
  }
}
