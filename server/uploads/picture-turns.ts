import { StoreFault } from '#server/fault.ts'
import { TimeUsed } from './time-used.ts'

/** Who waits for a picture. */
export interface Sender {
  /** Whom it counts under (see client-address.ts). */
  readonly address: string
  /** Aborted when nobody is there any more to be answered. */
  readonly gone: AbortSignal
  /** Aborted when there has to be an answer, whatever has been looked into by then. */
  readonly late: AbortSignal
  /** Called when a picture has run out of time, before the next one has its turn. */
  readonly ranOut?: () => void
}

/** A sender that is as patient as it takes. */
export const patientSender: Sender = {
  address: '',
  gone: new AbortController().signal,
  late: new AbortController().signal,
}

/** How many pictures of one address may be in work or wait for it: those of ten forms, and what can be done in their patience. */
const most = 60

/** Why a picture that waits is not looked into. */
function turnedAway({ gone }: Sender): StoreFault {
  if (gone.aborted) return new StoreFault('store.gone', 'Nobody waits for the picture any more')
  return new StoreFault('store.busy', 'The picture has waited too long')
}

/**
 * One picture after the other, the next one of the address that has used the least time lately: counted by
 * number, an address whose pictures take seconds each would have nearly all of it beside one whose pictures take half a second.
 */
export class PictureTurns {
  /** What waits, of the address that has waited longest since its last turn first. */
  readonly #waiting = new Map<string, (() => void)[]>()
  readonly #used = new TimeUsed()
  /** The address whose picture is in work. */
  #served: string | undefined

  /**
   * Does some work when it is its turn.
   * @throws StoreFault when too many of the address wait, and when the sender left or waited too long before the turn came
   */
  async take<T>(work: () => Promise<T>, sender: Sender): Promise<T> {
    await this.#place(sender)
    const start = performance.now()
    try {
      return await work()
    } finally {
      this.#used.add(sender.address, performance.now() - start)
      this.#next()
    }
  }

  /** Lets the pictures of an address come after those of all others for ten minutes. */
  putLast(address: string): void {
    this.#used.putLast(address)
  }

  async #place(sender: Sender): Promise<void> {
    const { address } = sender
    const over = AbortSignal.any([sender.gone, sender.late])
    if (over.aborted) throw turnedAway(sender)
    if (this.#served === undefined) {
      this.#served = address
      return
    }
    const own = this.#waiting.get(address) ?? []
    if (own.length + (this.#served === address ? 1 : 0) >= most) {
      throw new StoreFault('store.busy', 'Too many pictures wait to be checked')
    }
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        over.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        this.#leave(address, start)
        reject(turnedAway(sender))
      }
      over.addEventListener('abort', leave, { once: true })
      this.#waiting.set(address, [...own, start])
    })
  }

  #leave(address: string, start: () => void): void {
    const left = (this.#waiting.get(address) ?? []).filter((other) => other !== start)
    if (left.length > 0) this.#waiting.set(address, left)
    else this.#waiting.delete(address)
  }

  /** Of the addresses that wait, the one whose turn is next. */
  #nextAddress(): string | undefined {
    let next: string | undefined
    for (const address of this.#waiting.keys()) {
      if (next === undefined || this.#used.of(address) < this.#used.of(next)) next = address
    }
    return next
  }

  #next(): void {
    const address = this.#nextAddress()
    this.#served = address
    if (address === undefined) return
    const [start, ...others] = this.#waiting.get(address) ?? []
    this.#waiting.delete(address)
    if (others.length > 0) this.#waiting.set(address, others)
    start?.()
  }
}
