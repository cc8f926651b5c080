import { reportBy } from '#domains/requests/hours/report-by.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import { parseAddress } from '#platform/mail/mail-address.server.ts'
import type { Deliver } from '#platform/outbox/outbox-delivery.server.ts'
import type { OutboxJob } from '#platform/outbox/outbox.server.ts'
import {
  findRequest,
  requestFiles,
  type RequestRecord,
} from '#domains/requests/store/read-requests.server.ts'
import { findReply } from '#domains/requests/reply/read-replies.server.ts'
import { requestNotes, type AnswerBy } from '#domains/requests/status/read-status.server.ts'
import { statusToken } from '#platform/store/signed-link.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { composeOfficeMail } from './compose-office.server.ts'
import { composeReplyMail } from './compose-reply.server.ts'
import { composeVisitorMail } from './compose-visitor.server.ts'
import { describeField } from './describe-field.server.ts'
import type { MailConfig, MailMessage } from '#platform/mail/message.server.ts'
import type { MailTransport } from '#platform/mail/transport.server.ts'

/** What sending mails needs. */
export interface MailParts {
  readonly store: Store
  readonly config: MailConfig
  readonly transport: MailTransport
  readonly answerBy?: AnswerBy
  /** How many days the law gives to report a claim. */
  readonly claimNotice?: number | undefined
}

/** The day on Mallorca. */
function todayOf({ clock }: Store): string {
  return madridTime(new Date(clock().epochMilliseconds)).day
}

/** A delayed mail never promises a past day. */
function promisedDay({ store, answerBy }: MailParts, request: RequestRecord): string | undefined {
  const now = store.clock()
  const today = todayOf(store)
  const day = answerBy?.(request, request.createdAt)
  return day === undefined || day >= today ? day : answerBy?.(request, now)
}

/** Whether the promise to the visitor is still open. */
function isPromised({ state }: RequestRecord): boolean {
  return state === 'received' || state === 'seen'
}

function visitorMessage(parts: MailParts, job: OutboxJob, request: RequestRecord): MailMessage | undefined {
  const to = request.email && parseAddress(request.email)
  if (!to) return undefined
  const answerBy = promisedDay(parts, request)
  const times = { today: todayOf(parts.store), answerBy, notice: parts.claimNotice }
  return composeVisitorMail(parts.config, {
    outboxId: job.id,
    request,
    to,
    statusToken: statusToken(parts.store, request),
    answerBy,
    reportBy: reportBy(request, times),
    date: parts.store.clock(),
  })
}

async function officeMessage(parts: MailParts, job: OutboxJob, request: RequestRecord): Promise<MailMessage> {
  return composeOfficeMail(parts.config, {
    outboxId: job.id,
    request,
    files: await requestFiles(parts.store, request.id),
    notes: await requestNotes(parts.store, request.id),
    event: job.event,
    answerBy: isPromised(request) ? promisedDay(parts, request) : undefined,
    replyTo: request.email && parseAddress(request.email),
    date: parts.store.clock(),
    describeField,
  })
}

async function replyMessage(
  { store, config }: MailParts,
  job: OutboxJob,
  request: RequestRecord,
): Promise<MailMessage | undefined> {
  const to = request.email && parseAddress(request.email)
  const reply = job.replyId === undefined ? undefined : await findReply(store, job.replyId)
  if (!to || !reply) return undefined
  return composeReplyMail(config, {
    outboxId: job.id,
    request,
    reply,
    to,
    statusToken: statusToken(store, request),
    date: store.clock(),
  })
}

/** A confirmation sent after its request was closed promises nothing. */
function unlessOver(deliver: Deliver, { store }: MailParts): Deliver {
  return async (job, ...rest) => {
    const request = await findRequest(store, { id: job.requestId })
    const over = request?.state === 'closed' || request?.state === 'withdrawn'
    return over ? { kind: 'sent' } : await deliver(job, ...rest)
  }
}

type Compose = (parts: MailParts, job: OutboxJob, request: RequestRecord) => Promise<MailMessage | undefined>

/** An outbox channel that composes a mail from the request's current state and sends it. */
function channel(parts: MailParts, compose: Compose): Deliver {
  return async (job, signal, handedOver) => {
    const request = await findRequest(parts.store, { id: job.requestId })
    if (!request) return { kind: 'refused', code: 'request.gone' }
    const message = await compose(parts, job, request)
    if (!message) return { kind: 'refused', code: 'mail.address' }
    return await parts.transport.send(message, signal, handedOver)
  }
}

/** The outbox's mail channels. */
export function mailChannels(
  parts: MailParts,
): Readonly<Record<'mail-office' | 'mail-visitor' | 'mail-reply', Deliver>> {
  return {
    'mail-office': channel(parts, officeMessage),
    'mail-visitor': unlessOver(
      channel(parts, async (...args) => visitorMessage(...args)),
      parts,
    ),
    'mail-reply': channel(parts, replyMessage),
  }
}
