import { adviserOf } from '#domains/appointments/book/schedule.server.ts'
import { findAppointment, type AppointmentRecord } from '#domains/appointments/book/repository.server.ts'
import type { Deliver } from '#platform/outbox/outbox-delivery.server.ts'
import {
  findRequest,
  requestFiles,
  type RequestRecord,
} from '#domains/requests/store/read-requests.server.ts'
import { requestNotes } from '#domains/requests/status/read-status.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { fileNames } from '#platform/uploads/media-type.server.ts'
import { webhookSignature, type WebhookConfig } from '#platform/mail/webhook-signature.server.ts'

/** The current appointment; `sequence` grows with each change, so that a receiver can order messages. */
function describeAppointment(appointment: AppointmentRecord) {
  const { office, mode, language, startsAt, endsAt, state, sequence } = appointment
  const adviser = adviserOf(appointment)
  return { office, adviser, mode, language, start: startsAt, end: endsAt, state, sequence }
}

/** Everything known about a request now, with the visitor's additions; files by the names of their copies. */
async function payload(store: Store, event: string, request: RequestRecord): Promise<string> {
  const { id, linkNonce: _nonce, linkExpiresAt: _expiry, ...known } = request
  const appointment = await findAppointment(store, id)
  const notes = await requestNotes(store, id)
  const files = await requestFiles(store, id)
  const names = fileNames(request.reference, files)
  return JSON.stringify({
    event,
    request: known,
    appointment: appointment && describeAppointment(appointment),
    notes: notes.map(({ text, createdAt }) => ({ text, createdAt })),
    files: files.map(({ mediaType, size, scan }, index) => ({ name: names[index], mediaType, size, scan })),
  })
}

function statusOutcome(status: number): Awaited<ReturnType<Deliver>> {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  const final = status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429
  return { kind: final ? 'refused' : 'retry', code: `webhook.${status}` }
}

/**
 * Posts each request as signed JSON, with its appointment. `Webhook-Id` is the same at every attempt. Without a
 * configured webhook, messages queued earlier count as sent.
 */
export function webhookChannel(store: Store, config: WebhookConfig | undefined): Deliver {
  if (config === undefined) return () => Promise.resolve({ kind: 'sent' })
  return async (job, signal) => {
    const request = await findRequest(store, { id: job.requestId })
    if (!request) return { kind: 'refused', code: 'request.gone' }
    const body = await payload(store, job.event, request)
    const timestamp = Math.floor(store.clock().epochMilliseconds / 1000)
    const headers = {
      'content-type': 'application/json',
      'webhook-id': job.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': webhookSignature(config.secret, { id: job.id, timestamp, body }),
    }
    try {
      const response = await fetch(config.url, { method: 'POST', body, headers, signal, redirect: 'error' })
      await response.body?.cancel()
      return statusOutcome(response.status)
    } catch {
      return { kind: 'retry', code: signal.aborted ? 'deadline' : 'webhook.connection' }
    }
  }
}
