import type { RequestDialog } from '#domains/requests/submission.ts'
import type { Locale } from '#map/locale.ts'
import { isPageId, pages } from '#map/pages/pages.ts'
import { papersOfService } from '#domains/appointments/remind/papers.server.ts'
import type { StatusAppointment, StatusData, StatusReply } from './gateway.ts'
import { requestReplies } from '#domains/requests/reply/read-replies.server.ts'
import { findAppointment } from '#domains/appointments/book/repository.server.ts'
import { fromText } from '#platform/store/instant.server.ts'
import {
  findRequest,
  requestFiles,
  type RequestRecord,
} from '#domains/requests/store/read-requests.server.ts'
import type { RequestState } from '#platform/store/schema.server.ts'
import { isTokenFor, tokenReference } from '#platform/store/signed-link.server.ts'
import { query } from '#platform/store/store.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/** The ISO day by which the office answers a request sent at an instant; undefined if the hours do not determine it. */
export type AnswerBy = (request: RequestRecord, at: Temporal.Instant) => string | undefined

/** What the status page shows, without anything that the visitor typed. */
export interface StatusView {
  readonly reference: string
  readonly dialog: RequestDialog
  readonly state: Exclude<RequestState, 'quarantined'>
  readonly createdAt: Temporal.Instant
  readonly updatedAt: Temporal.Instant
  /** The day that was promised when it was sent. */
  readonly answerBy?: string | undefined
  readonly papers?: StatusData['papers']
}

/**
 * The request behind a signed link. Undefined for a token that is wrong, expired or of an erased request: these look
 * the same.
 */
export async function liveRequest(store: Store, token: string): Promise<RequestRecord | undefined> {
  const reference = tokenReference(token)
  const request = reference === undefined ? undefined : await findRequest(store, { reference })
  if (!request || !isTokenFor(store, token, request)) return undefined
  return Temporal.Instant.compare(store.clock(), request.linkExpiresAt) >= 0 ? undefined : request
}

/** What the service asks for on whose page the request was sent; a call comes first. */
function papersOf({ pageId: page, dialog, preferredLocale }: RequestRecord, locale = preferredLocale) {
  if (dialog === 'callback-dialog' || dialog === 'appointment-dialog') return {}
  if (!isPageId(page) || pages[page].kind !== 'service') return {}
  const papers = papersOfService(page, locale)
  return papers && { papers: { page, documents: papers.documents } }
}

/** The status behind a signed link. */
export async function readStatus(
  store: Store,
  token: string,
  answerBy?: AnswerBy,
  locale?: Locale,
): Promise<StatusView | undefined> {
  const request = await liveRequest(store, token)
  if (!request) return undefined
  const { reference, dialog, state, createdAt, updatedAt } = request
  return {
    reference,
    dialog,
    state: state === 'quarantined' ? 'received' : state,
    createdAt,
    updatedAt,
    answerBy: answerBy?.(request, createdAt),
    ...papersOf(request, locale),
  }
}

/** The outcome of the appointment that a request booked. */
export async function statusAppointment(store: Store, token: string): Promise<StatusAppointment | undefined> {
  const request = await liveRequest(store, token)
  const appointment = request && (await findAppointment(store, request.id))
  if (!appointment) return undefined
  const ahead = appointment.sequence === 0 ? 'booked' : 'moved'
  const cancelled = appointment.officeCancellation ? 'cancelledByOffice' : 'cancelled'
  const { state } = appointment
  const waiting = state === 'unconfirmed' || state === 'lapsed' ? state : ahead
  const past = state === 'cancelled' ? cancelled : 'over'
  const begun = Temporal.Instant.compare(appointment.startsAt, store.clock()) <= 0
  return { state: begun || state === 'cancelled' ? past : waiting, start: appointment.startsAt.toString() }
}

/** What the office has written to the visitor behind a link. */
export async function statusReplies(store: Store, token: string): Promise<StatusReply[]> {
  const request = await liveRequest(store, token)
  const replies = request ? await requestReplies(store, request.id) : []
  return replies.map(({ createdAt, subject, body }) => ({ at: createdAt.toString(), subject, text: body }))
}

/** What was added to a request on its status page. */
export interface Note {
  readonly text: string
  readonly createdAt: Temporal.Instant
}

interface OwnedNote extends Note {
  readonly requestId: string
}

async function readNotes(store: Store, requestId?: string): Promise<OwnedNote[]> {
  const rows = await query(store, (db) =>
    db
      .selectFrom('note')
      .select(['request_id', 'text', 'created_at'])
      .$if(requestId !== undefined, (select) => select.where('request_id', '=', requestId ?? ''))
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  )
  return rows.map((row) => ({
    requestId: row.request_id,
    text: row.text,
    createdAt: fromText(row.created_at),
  }))
}

/** A request's notes, the oldest first. */
export async function requestNotes(store: Store, requestId: string): Promise<Note[]> {
  return await readNotes(store, requestId)
}

/** Every note, by the request that it was added to. */
export async function notesByRequest(store: Store): Promise<ReadonlyMap<string, readonly Note[]>> {
  return Map.groupBy(await readNotes(store), ({ requestId }) => requestId)
}

/** The number of additions to a request: counts only, for the page behind its link. */
export async function countAdditions(
  store: Store,
  token: string,
): Promise<{ notes: number; files: number } | undefined> {
  const request = await liveRequest(store, token)
  if (!request) return undefined
  const [notes, files] = await Promise.all([requestNotes(store, request.id), requestFiles(store, request.id)])
  return { notes: notes.length, files: files.length }
}
