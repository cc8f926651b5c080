/** How long one attempt may take, and for how long it occupies a slot. */
export interface AttemptTimes {
  /** Until the receiver has the whole message; without time for an answer, until it answered. */
  readonly deadlineSeconds: number
  /** For a receiver that may process a whole message for a while, counted from then on. */
  readonly answer?: {
    /** How long the attempt keeps its slot, but never beyond its first deadline. */
    readonly placeSeconds: number
    readonly deadlineSeconds: number
  }
}

/** The timers of one attempt. */
export interface AttemptClock {
  /** Aborts when the attempt has taken too long. */
  readonly signal: AbortSignal
  /** The receiver has the whole message: ending the attempt now would send it twice. */
  readonly handedOver: () => void
  /** The attempt is over. */
  readonly end: () => void
}

/** Starts the timers of an attempt; `leave` is called when it continues without its slot. */
export function startAttemptClock(
  { deadlineSeconds, answer }: AttemptTimes,
  leave: () => void,
): AttemptClock {
  const late = new AbortController()
  const begun = performance.now()
  const after = (seconds: number, act: () => void) => setTimeout(act, seconds * 1000).unref()
  let timers = [after(deadlineSeconds, () => late.abort())]
  const end = () => {
    for (const timer of timers) clearTimeout(timer)
  }
  return {
    signal: late.signal,
    handedOver: () => {
      if (answer === undefined) return
      end()
      const left = deadlineSeconds - (performance.now() - begun) / 1000
      timers = [
        after(Math.min(answer.placeSeconds, left), leave),
        after(answer.deadlineSeconds, () => late.abort()),
      ]
    },
    end,
  }
}
