/** How long what an address used counts against it, in milliseconds. */
const memory = 10 * 60_000

interface Account {
  used: number
  readonly since: number
}

/** How much of the decoder's time each address used lately. */
export class TimeUsed {
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
