/** A file that nobody can follow, or that costs too much to follow; the message names the rule. */
export class Unreadable extends Error {}

/** How much may be looked at for one file, in bytes: what is read again or unpacked is paid again. */
export class WorkBudget {
  #left: number

  constructor(bytes: number) {
    this.#left = bytes
  }

  get left(): number {
    return this.#left
  }

  /** @throws Unreadable when nothing is left */
  spend(bytes: number): void {
    this.#left -= bytes
    if (this.#left < 0) throw new Unreadable('too much work')
  }
}
