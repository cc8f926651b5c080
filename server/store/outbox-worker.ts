import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { faultCode } from '#server/fault.ts'
import { log } from '#server/log.ts'
import { defaultBackoff } from './backoff.ts'
import type { Backoff } from './backoff.ts'
import { deliverJob } from './outbox-delivery.ts'
import type { Channels, DeliveryOptions } from './outbox-delivery.ts'
import { leaseDue } from './outbox.ts'
import type { OutboxKind } from './schema.ts'
import type { Store } from './store.ts'

/** Kinds of messages that share places, because they go to one and the same server. */
export interface Lane {
  readonly kinds: readonly OutboxKind[]
  /** Messages under way at once. */
  readonly places: number
  /** How long one attempt may take. */
  readonly deadlineSeconds: number
}

/** A receiver that takes the connection and stays silent holds up nobody's messages but its own. */
const defaultLanes: readonly Lane[] = [
  { kinds: ['mail-office', 'mail-visitor'], places: 4, deadlineSeconds: 60 },
  { kinds: ['webhook'], places: 2, deadlineSeconds: 10 },
]

export interface WorkerOptions {
  readonly channels: Channels
  readonly backoff?: Backoff
  /** Every kind once, in one lane or several. */
  readonly lanes?: readonly Lane[]
  /** How often the outbox is looked at when nobody wakes the worker, in milliseconds. */
  readonly pollMs?: number
  /** After a killed worker, another takes its messages up when this is over. */
  readonly leaseSeconds?: number
  /** From 0 to below 1, for the jitter of the pauses. */
  readonly random?: () => number
}

export interface OutboxWorker {
  /** Looks at the outbox now, because something was just stored. */
  wake(): void
  /**
   * Takes nothing new and waits for what is under way, at most `graceMs`.
   * What is still unfinished then is taken up elsewhere when its lease ends.
   */
  stop(graceMs: number): Promise<void>
}

const defaults = { lanes: defaultLanes, pollMs: 2_000, leaseSeconds: 90 } as const

/** Starts sending what the outbox holds. Any number of workers may run, also on several machines. */
export function startOutboxWorker(store: Store, options: WorkerOptions): OutboxWorker {
  const { lanes, pollMs, leaseSeconds } = { ...defaults, ...options }
  const delivery: Omit<DeliveryOptions, 'deadlineSeconds'> = {
    channels: options.channels,
    owner: randomUUID(),
    backoff: options.backoff ?? defaultBackoff,
    random: options.random ?? Math.random,
  }
  const underWay = new Map(lanes.map((lane) => [lane, new Set<Promise<void>>()]))
  let stopping = false
  let woken = new AbortController()

  const wake = () => woken.abort()

  const start = (work: Promise<void>, beside: Set<Promise<void>>) => {
    const tracked = work
      .catch((error: unknown) => log('error', 'outbox.failed', { code: faultCode(error) }))
      .finally(() => {
        beside.delete(tracked)
        wake()
      })
    beside.add(tracked)
  }

  /** One look at the outbox; leases no more than can start at once. */
  const round = async () => {
    for (const [{ kinds, places, deadlineSeconds }, beside] of underWay) {
      const limit = places - beside.size
      if (limit === 0) continue
      const jobs = await leaseDue(store, { owner: delivery.owner, seconds: leaseSeconds, limit, kinds })
      for (const job of jobs) start(deliverJob(store, job, { ...delivery, deadlineSeconds }), beside)
    }
  }

  const loop = async () => {
    while (!stopping) {
      woken = new AbortController()
      await round().catch((error: unknown) => log('error', 'outbox.failed', { code: faultCode(error) }))
      await sleep(pollMs, undefined, { signal: woken.signal }).catch(() => undefined)
    }
  }

  const running = loop()
  return {
    wake,
    stop: async (graceMs) => {
      stopping = true
      wake()
      await running
      const unfinished = [...underWay.values()].flatMap((beside) => [...beside])
      await Promise.race([Promise.all(unfinished), sleep(graceMs, undefined, { ref: false })])
    },
  }
}
