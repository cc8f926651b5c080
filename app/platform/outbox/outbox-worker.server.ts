import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import type { AttemptTimes } from './attempt-timeout.server.ts'
import { defaultBackoff, type Backoff, leaseDue, renewLeases, type OutboxJob } from './outbox.server.ts'
import { deliverJob } from './outbox-delivery.server.ts'
import type { Channels, DeliveryOptions } from './outbox-delivery.server.ts'
import type { OutboxKind } from '#platform/store/schema.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/** Kinds of messages that share slots because they go to the same server. */
export interface Lane extends AttemptTimes {
  readonly kinds: readonly OutboxKind[]
  /** Maximum number of active messages, not counting those that only await an answer. */
  readonly places: number
}

/** Longer than the mail transport waits for the answer to a whole mail. */
const mailAnswer = { placeSeconds: 30, deadlineSeconds: 660 }

/**
 * A receiver that accepts the connection and stays silent delays only its own messages. Mails that
 * a slow server checks wait without a slot: at most 88, as four slots each start one every 30
 * seconds.
 */
const defaultLanes: readonly Lane[] = [
  {
    kinds: ['mail-office', 'mail-visitor', 'mail-reply', 'mail-reminder'],
    places: 4,
    deadlineSeconds: 60,
    answer: mailAnswer,
  },
  { kinds: ['webhook'], places: 2, deadlineSeconds: 10 },
]

/** A worker's settings; the rest comes from `defaults`. */
export interface WorkerOptions {
  readonly channels: Channels
  readonly backoff?: Backoff
  /** Every kind once, in one lane or several. */
  readonly lanes?: readonly Lane[]
  /** The polling interval when nothing wakes the worker, in milliseconds. */
  readonly pollMs?: number
  /**
   * When a worker is killed, another takes over its messages after this time; a living one renews
   * its leases before.
   */
  readonly leaseSeconds?: number
  /** From 0 to below 1, for the jitter of the pauses. */
  readonly random?: () => number
}

/** A worker that sends until it is stopped. */
export interface OutboxWorker {
  /** Checks the outbox now, because a message was just stored. */
  wake(): void
  /**
   * Accepts nothing new and waits for active attempts, at most `graceMs`. Unfinished ones are taken
   * over elsewhere when their lease ends.
   */
  stop(graceMs: number): Promise<void>
}

const defaults = { lanes: defaultLanes, pollMs: 2_000, leaseSeconds: 90 } as const

/**
 * Starts sending the outbox's messages. Any number of workers may run, also on several machines.
 */
export function startOutboxWorker(store: Store, options: WorkerOptions): OutboxWorker {
  const { lanes, pollMs, leaseSeconds } = { ...defaults, ...options }
  const delivery: Omit<DeliveryOptions, 'deadlineSeconds' | 'leave'> = {
    channels: options.channels,
    owner: randomUUID(),
    backoff: options.backoff ?? defaultBackoff,
    random: options.random ?? Math.random,
  }
  const underWay = new Map<string, Promise<void>>()
  const held = new Map(lanes.map((lane) => [lane, new Set<string>()]))
  let stopping = false
  let woken = new AbortController()

  const wake = () => woken.abort()

  const failed = (error: unknown) => log('error', 'outbox.failed', { code: faultCode(error) })

  const start = (job: OutboxJob, lane: Lane, places: Set<string>) => {
    const leave = () => {
      places.delete(job.id)
      wake()
    }
    const end = () => {
      underWay.delete(job.id)
      leave()
    }
    places.add(job.id)
    underWay.set(
      job.id,
      deliverJob(store, job, { ...delivery, ...lane, leave })
        .catch(failed)
        .finally(end),
    )
  }

  /** One poll of the outbox; leases no more than can start immediately. */
  const round = async () => {
    for (const [lane, places] of held) {
      const limit = lane.places - places.size
      if (limit === 0) continue
      const { kinds } = lane
      const jobs = await leaseDue(store, { owner: delivery.owner, seconds: leaseSeconds, limit, kinds })
      // A store that was down for longer than a lease offers messages again that are active here;
      // these are leased again now.
      for (const job of jobs) if (!underWay.has(job.id)) start(job, lane, places)
    }
  }

  const loop = async () => {
    while (!stopping) {
      woken = new AbortController()
      await round().catch(failed)
      await sleep(pollMs, undefined, { signal: woken.signal }).catch(() => undefined)
    }
  }

  const renew = () => {
    renewLeases(store, { owner: delivery.owner, seconds: leaseSeconds, ids: [...underWay.keys()] }).catch(
      failed,
    )
  }
  const renewing = setInterval(renew, (leaseSeconds * 1000) / 3).unref()
  const running = loop()
  return {
    wake,
    stop: async (graceMs) => {
      stopping = true
      clearInterval(renewing)
      wake()
      await running
      await Promise.race([Promise.all(underWay.values()), sleep(graceMs, undefined, { ref: false })])
    },
  }
}
