import { setTimeout as sleep } from 'node:timers/promises'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { startAttemptClock } from './attempt-timeout.server.ts'
import type { AttemptTimes } from './attempt-timeout.server.ts'
import { pauseAfter, type Backoff, settle, type Outcome, type OutboxJob } from './outbox.server.ts'
import type { OutboxKind } from '#platform/store/schema.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/** A channel's result of one attempt. Codes are stable, such as `smtp.451`, and never personal. */
export type Delivery =
  | { readonly kind: 'sent' }
  /** May work later. */
  | { readonly kind: 'retry'; readonly code: string }
  /** Will never work. */
  | { readonly kind: 'refused'; readonly code: string }

/**
 * Sends one message and gives up when the signal aborts; reports when the receiver has all of it
 * but has not answered yet.
 */
export type Deliver = (job: OutboxJob, signal: AbortSignal, handedOver?: () => void) => Promise<Delivery>

/** A channel for every kind of message. */
export type Channels = Readonly<Record<OutboxKind, Deliver>>

/** What one attempt needs from the worker. */
export interface DeliveryOptions extends AttemptTimes {
  readonly channels: Channels
  readonly owner: string
  readonly backoff: Backoff
  readonly random: () => number
  /** The attempt continues without its slot. */
  readonly leave: () => void
}

async function attempt(job: OutboxJob, options: DeliveryOptions): Promise<Delivery> {
  const { signal, handedOver, end } = startAttemptClock(options, options.leave)
  try {
    return await options.channels[job.kind](job, signal, handedOver)
  } catch (error) {
    return { kind: 'retry', code: signal.aborted ? 'deadline' : faultCode(error) }
  } finally {
    end()
  }
}

function outcomeOf(store: Store, job: OutboxJob, delivery: Delivery, options: DeliveryOptions): Outcome {
  if (delivery.kind === 'sent') return delivery
  if (delivery.kind === 'refused' || job.attempt >= options.backoff.attempts) {
    return { kind: 'dead', code: delivery.code }
  }
  const milliseconds = pauseAfter(job.attempt, options.backoff, options.random)
  return { kind: 'retry', code: delivery.code, at: store.clock().add({ milliseconds }) }
}

/**
 * For how long, and at what interval, recording a result is retried against a failing store;
 * milliseconds.
 */
const settleTime = 60_000
const settlePause = 500

/**
 * Records the result of an attempt, with retries while the store is briefly busy or down: an
 * unrecorded sent message would be sent again when its lease ends. The worker renews that
 * meanwhile.
 */
async function settlePatiently(store: Store, owner: string, id: string, outcome: Outcome): Promise<boolean> {
  const until = performance.now() + settleTime
  for (;;) {
    try {
      return await settle(store, owner, id, outcome)
    } catch (error) {
      if (performance.now() >= until) throw error
    }
    await sleep(settlePause, undefined, { ref: false })
  }
}

/**
 * Sends one leased message and records the result. Three windows remain in which a message can
 * arrive twice, always with the same Message-ID: after the server accepted it and before that is
 * recorded, the process may exit or the store fail for a minute; or the server takes longer to
 * confirm than an attempt waits.
 */
export async function deliverJob(store: Store, job: OutboxJob, options: DeliveryOptions): Promise<void> {
  const outcome = outcomeOf(store, job, await attempt(job, options), options)
  const held = await settlePatiently(store, options.owner, job.id, outcome)
  const fields = { outboxId: job.id, kind: job.kind, attempt: job.attempt }
  if (!held) log('warn', 'outbox.lease-lost', fields)
  else if (outcome.kind === 'sent') log('info', 'outbox.sent', fields)
  else
    log(outcome.kind === 'dead' ? 'error' : 'warn', `outbox.${outcome.kind}`, {
      ...fields,
      code: outcome.code,
    })
}
