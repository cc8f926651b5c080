import { StoreFault } from '#platform/fault.server.ts'
import { networksAround } from '#platform/http/client-address.server.ts'

/** How long what an address used counts against it, in milliseconds. */
const memory = 10 * 60_000

interface Account {
  used: number
  readonly since: number
}

/** How much of the decoder's time each address used lately. */
class TimeUsed {
  /** Those that were opened first come first. */
  readonly #accounts = new Map<string, Account>()

  /** Milliseconds that an address used in the ten minutes since it began; infinitely many for one that was put last. */
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

  /** Lets an address come after all others for ten minutes. */
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

/** Who waits for a file to be examined. */
export interface Sender {
  /** The client address that it counts under (see client-address.ts). */
  readonly address: string
  /** Aborted when nobody is there any more to be answered. */
  readonly gone: AbortSignal
  /** Aborted when there has to be an answer, whatever has been examined by then. */
  readonly late: AbortSignal
  /** Called after each file with the milliseconds that it took. */
  readonly worked?: (milliseconds: number) => void
  /** Called when a file was too slow, before the next one has its turn. */
  readonly ranOut?: () => void
}

/** A sender without limits. */
export const patientSender: Sender = {
  address: '',
  gone: new AbortController().signal,
  late: new AbortController().signal,
}

/** Files of one network that may be in work or wait for it: those of ten forms. */
const maxWaiting = 60

/** Why a file that waits is not examined. */
function turnedAway({ gone }: Sender): StoreFault {
  if (gone.aborted) return new StoreFault('store.gone', 'Nobody waits for the file any more')
  return new StoreFault('store.busy', 'The file has waited too long')
}

/** The network that an address belongs to: IPv6 by /48, which one customer may hold as a whole. */
function networkOf({ address }: Sender): string {
  return networksAround(address).at(-1)?.network ?? address
}

/**
 * Shares places to work fairly between networks: one place each at most, so that there is another one for whoever comes
 * next, and a free place goes to the network that has used the least time lately.
 */
export class ExamineQueue {
  readonly #places: number
  /** The networks whose files are in work. */
  readonly #working = new Set<string>()
  /** What waits, of the network that has waited longest since its last turn first. */
  readonly #waiting = new Map<string, (() => void)[]>()
  readonly #used = new TimeUsed()

  constructor(places: number) {
    this.#places = places
  }

  /**
   * Does some work when it is its turn.
   * @throws StoreFault when too much of the network waits, and when the sender left or waited too long before its turn
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

  /** Makes a sender's network come after all others for ten minutes. */
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

  /** Of the networks that wait and have no file in work, the one that has used the least time. */
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
