import { findAppointment, type AppointmentRecord } from '#domains/appointments/book/repository.server.ts'
import { requestReplies, type Reply } from '#domains/requests/reply/read-replies.server.ts'
import { requestNotes, type Note } from '#domains/requests/status/read-status.server.ts'
import {
  findRequest,
  requestFiles,
  type RequestRecord,
} from '#domains/requests/store/read-requests.server.ts'
import { mailLog, type MailLogEntry } from '#platform/outbox/mail-log.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import { requestWork, staffNotes, type RequestWork, type StaffNote } from './read-work.server.ts'

/** A request with everything that is stored about it. */
export interface WholeRequest {
  readonly request: RequestRecord
  readonly appointment: AppointmentRecord | undefined
  /** What the visitor added on the status page. */
  readonly notes: readonly Note[]
  readonly files: readonly KeptFile[]
  readonly work: RequestWork
  readonly staffNotes: readonly StaffNote[]
  readonly replies: readonly Reply[]
  readonly mails: readonly MailLogEntry[]
}

/** Reads what belongs to a request. */
export async function wholeRequest(store: Store, request: RequestRecord): Promise<WholeRequest> {
  const { id } = request
  const [appointment, notes, files, work, internal, replies, mails] = await Promise.all([
    findAppointment(store, id),
    requestNotes(store, id),
    requestFiles(store, id),
    requestWork(store, id),
    staffNotes(store, id),
    requestReplies(store, id),
    mailLog(store, id),
  ])
  return { request, appointment, notes, files, work, staffNotes: internal, replies, mails }
}

/** The same by the reference. */
export async function findWholeRequest(store: Store, reference: string): Promise<WholeRequest | undefined> {
  const request = await findRequest(store, { reference })
  return request && (await wholeRequest(store, request))
}
