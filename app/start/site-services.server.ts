import type { AppointmentGateway } from '#domains/appointments/dialog/gateway.ts'
import type { RequestGateway } from '#domains/requests/submission.ts'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import type { StatusGateway } from '#domains/requests/status/gateway.ts'
import type { SearchService } from '#domains/search/search-service.server.ts'
import type { SiteServices, Visit } from './visit.server.ts'
import { consentRecords } from '#domains/consent/consent-records.server.ts'
import { countBookings } from '#domains/appointments/book/count-booking.server.ts'
import { countMail } from '#platform/protection/count-mail.server.ts'
import { countPost, type PostLimits } from '#platform/protection/count-post.server.ts'
import { countStored } from '#platform/protection/count-stored.server.ts'
import { uploadPlace } from '#platform/uploads/limit-uploads.server.ts'
import { issueChallenge } from '#domains/requests/intake/proof-challenge.server.ts'
import { screenBookings } from '#domains/appointments/book/screen-booking.server.ts'
import { screenSubmissions } from '#domains/requests/intake/screen-submission.server.ts'
import { removeFiles, uploadFile } from '#platform/uploads/data-files.server.ts'
import { endIncoming } from '#platform/uploads/incoming-files.server.ts'
import type { ScanFile } from '#platform/uploads/clamd.server.ts'
import { createRequestGateway } from '#domains/requests/store/request-gateway.server.ts'
import type { AnswerBy } from '#domains/requests/status/read-status.server.ts'
import { createStatusGateway } from '#domains/requests/status/status-gateway.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'

/** What the pages' services work with. */
export interface SiteParts {
  readonly store: Store
  readonly limits: PostLimits
  readonly appointments: AppointmentGateway
  readonly search: SearchService
  /** Sends what was just stored. */
  readonly wake: () => void
  readonly answerBy: AnswerBy
  /** Looks for viruses in files; left out where no scanner is configured. */
  readonly scan?: ScanFile | undefined
}

/** Nothing is stored, and the page shows the phone number beside what was typed. */
const away: RequestGateway = {
  senderOf: () => '',
  storedAt: () => Promise.resolve(undefined),
  submit: () => Promise.resolve({ kind: 'unavailable' }),
  sign: () => '',
  isSigned: () => false,
}

function rejectingStatus({ read }: StatusGateway): StatusGateway {
  const unavailable = () => Promise.resolve('unavailable' as const)
  return { read, addNote: unavailable, addFiles: unavailable, withdraw: unavailable }
}

/** Over the limit nothing is booked or moved; looking and cancelling stay possible. */
function rejectingBook(book: AppointmentGateway): AppointmentGateway {
  return {
    ...book,
    book: () => Promise.resolve({ kind: 'unavailable' }),
    move: () => Promise.resolve({ kind: 'unavailable' }),
  }
}

/**
 * The files of posts of which nobody knows whether they are stored: the connection to the database broke before it
 * answered, and what it was sent may still be carried out.
 */
type InDoubt = WeakSet<readonly KeptFile[]>

function gateways(
  { store, limits, appointments: book, wake, answerBy }: SiteParts,
  { address, count, files, incomplete }: Visit,
  inDoubt: InDoubt,
) {
  const overMailed = countMail(store, limits)
  const status = createStatusGateway(store, wake, { files, answerBy, overMailed })
  if (count.retryAfter !== undefined || incomplete) {
    return { requests: away, status: rejectingStatus(status), appointments: rejectingBook(book) }
  }
  const stored = countStored(store, limits, address)
  const keeping = createRequestGateway(store, wake, address)
  const withFiles: RequestGateway = {
    ...keeping,
    submit: async (submission) => {
      const result = await keeping.submit(files.length > 0 ? { ...submission, files } : submission)
      if (result.kind === 'unavailable') inDoubt.add(files)
      return result
    },
  }
  const adding: StatusGateway = {
    ...status,
    addFiles: async (token) => {
      const outcome = await status.addFiles(token)
      if (outcome === 'unavailable') inDoubt.add(files)
      return outcome
    },
  }
  return {
    requests: screenSubmissions(store, withFiles, { stored, overMailed }),
    status: adding,
    appointments: screenBookings(store, book, {
      stored,
      overMailed,
      booked: countBookings(store, limits, address),
      moved: countStored(store, limits, address, 'moved'),
    }),
  }
}

async function discardLoose(store: Store, files: readonly KeptFile[], inDoubt: InDoubt): Promise<void> {
  const { dataDir } = store.config
  const ids = files.map(({ id }) => id)
  // What no request has in a day falls to the sweep.
  if (store.dialect === 'postgres' && inDoubt.has(files)) return await endIncoming(dataDir, ids)
  const rows = await query(store, (db) =>
    db.selectFrom('upload').select('id').where('id', 'in', ids).execute(),
  )
  const kept = new Set(rows.map(({ id }) => id))
  await removeFiles(ids.filter((id) => !kept.has(id)).map((id) => uploadFile(dataDir, id)))
  await endIncoming(dataDir, ids)
}

/** The pages' services on an open store. */
export function createSiteServices(parts: SiteParts): SiteServices {
  const { store, limits, appointments, search, scan } = parts
  const inDoubt: InDoubt = new WeakSet()
  return {
    countPost: (address) => countPost(store, limits, address),
    gateways: (visit) => gateways(parts, visit, inDoubt),
    discardLoose: (files) => discardLoose(store, files, inDoubt),
    issueChallenge: () => issueChallenge(store),
    consents: consentRecords(store, limits),
    appointments,
    search,
    uploadPlace: (address) => ({ ...uploadPlace(store, address), ...(scan && { scan }) }),
  }
}
