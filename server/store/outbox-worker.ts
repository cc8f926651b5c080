import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { faultCode } from '#server/fault.ts'
import { log } from '#server/log.ts'
import { defaultBackoff } from './backoff.ts'
import type { Backoff } from './backoff.ts'
import { deliverJob } from './outbox-delivery.ts'
import type { Channels, DeliveryOptions } from './outbox-delivery.ts'
import { leaseDue } from './outbox.ts'
import type { Store } from './store.ts'

export interface WorkerOptions {
  readonly channels: Channels
  readonly backoff?: Backoff
  /** Messages under way at once. */
  readonly concurrency?: number
  /** How often the outbox is looked at when nobody wakes the worker, in milliseconds. */
  readonly pollMs?: number
  /** After a killed worker, another takes its messages up when this is over. */
  readonly leaseSeconds?: number
  readonly deadlineSeconds?: number
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

const defaults = { concurrency: 4, pollMs: 2_000, leaseSeconds: 90, deadlineSeconds: 60 } as const

/** Starts sending what the outbox holds. Any number of workers may run, also on several machines. */
export function startOutboxWorker(store: Store, options: WorkerOptions): OutboxWorker {
  const { concurrency, pollMs, leaseSeconds, deadlineSeconds } = { ...defaults, ...options }
  const delivery: DeliveryOptions = {
    channels: options.channels,
    owner: randomUUID(),
    backoff: options.backoff ?? defaultBackoff,
    deadlineSeconds,
    random: options.random ?? Math.random,
  }
  const underWay = new Set<Promise<void>>()
  let stopping = false
  let woken = new AbortController()

  const wake = () => woken.abort()

  const start = (work: Promise<void>) => {
    const tracked = work
      .catch((error: unknown) => log('error', 'outbox.failed', { code: faultCode(error) }))
      .finally(() => {
        underWay.delete(tracked)
        wake()
      })
    underWay.add(tracked)
  }

  /** One look at the outbox; leases no more than can start at once. */
  const round = async () => {
    const limit = concurrency - underWay.size
    if (limit === 0) return
    const jobs = await leaseDue(store, { owner: delivery.owner, seconds: leaseSeconds, limit })
    for (const job of jobs) start(deliverJob(store, job, delivery))
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
      await Promise.race([Promise.all(underWay), sleep(graceMs, undefined, { ref: false })])
    },
  }
}
