import { StoreFault } from '#server/fault.ts'

/** Who waits for a picture. */
export interface Sender {
  /** Whom it counts under (see client-address.ts). */
  readonly address: string
  /** Aborted when nobody is there any more to be answered. */
  readonly gone: AbortSignal
  /** Aborted when there has to be an answer, whatever has been looked into by then. */
  readonly late: AbortSignal
}

/** A sender that is as patient as it takes. */
export const patientSender: Sender = {
  address: '',
  gone: new AbortController().signal,
  late: new AbortController().signal,
}

/** How many pictures of one address may be in work or wait for it. */
const most = 24

/** Why a picture that waits is not looked into. */
function turnedAway({ gone }: Sender): StoreFault {
  if (gone.aborted) return new StoreFault('store.gone', 'Nobody waits for the picture any more')
  return new StoreFault('store.busy', 'The picture has waited too long')
}

/** One picture after the other, one of each address in turn: whoever sends many delays nobody else by more than one. */
export class PictureTurns {
  /** What waits, of the address whose turn is next first. */
  readonly #waiting = new Map<string, (() => void)[]>()
  /** The address whose picture is in work. */
  #served: string | undefined

  /**
   * Does some work when it is its turn.
   * @throws StoreFault when too many of the address wait, and when the sender left or waited too long before the turn came
   */
  async take<T>(work: () => Promise<T>, sender: Sender): Promise<T> {
    await this.#place(sender)
    try {
      return await work()
    } finally {
      this.#next()
    }
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

  #next(): void {
    const [first] = this.#waiting
    this.#served = first?.[0]
    if (first === undefined) return
    const [address, [start, ...others]] = first
    this.#waiting.delete(address)
    if (others.length > 0) this.#waiting.set(address, others)
    start?.()
  }
}
