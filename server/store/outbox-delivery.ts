import { faultCode } from '#server/fault.ts'
import { log } from '#server/log.ts'
import { pauseAfter } from './backoff.ts'
import type { Backoff } from './backoff.ts'
import { settle } from './outbox.ts'
import type { Outcome, OutboxJob } from './outbox.ts'
import type { OutboxKind } from './schema.ts'
import type { Store } from './store.ts'

/** What a channel says about one attempt. Codes are stable, such as `smtp.451`, and never personal. */
export type Delivery =
  | { readonly kind: 'sent' }
  /** May work later. */
  | { readonly kind: 'retry'; readonly code: string }
  /** Will never work. */
  | { readonly kind: 'refused'; readonly code: string }

/** Sends one message and gives up when the signal aborts. */
export type Deliver = (job: OutboxJob, signal: AbortSignal) => Promise<Delivery>

/** A channel for every kind of message. */
export type Channels = Readonly<Record<OutboxKind, Deliver>>

export interface DeliveryOptions {
  readonly channels: Channels
  readonly owner: string
  readonly backoff: Backoff
  /** How long one attempt may take; shorter than the lease, so that no other worker starts meanwhile. */
  readonly deadlineSeconds: number
  readonly random: () => number
}

async function attempt(job: OutboxJob, options: DeliveryOptions): Promise<Delivery> {
  const signal = AbortSignal.timeout(options.deadlineSeconds * 1000)
  try {
    return await options.channels[job.kind](job, signal)
  } catch (error) {
    return { kind: 'retry', code: signal.aborted ? 'deadline' : faultCode(error) }
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
 * Sends one leased message and writes down what came of it. Three windows stay
 * in which a message can arrive twice, always under the same Message-ID: after
 * the server took it the process dies, or the store fails, before that is
 * written down, or an attempt ends at its deadline just as the server takes it.
 */
export async function deliverJob(store: Store, job: OutboxJob, options: DeliveryOptions): Promise<void> {
  const outcome = outcomeOf(store, job, await attempt(job, options), options)
  const held = await settle(store, options.owner, job.id, outcome)
  const fields = { outboxId: job.id, kind: job.kind, attempt: job.attempt }
  if (!held) log('warn', 'outbox.lease-lost', fields)
  else if (outcome.kind === 'sent') log('info', 'outbox.sent', fields)
  else
    log(outcome.kind === 'dead' ? 'error' : 'warn', `outbox.${outcome.kind}`, {
      ...fields,
      code: outcome.code,
    })
}
