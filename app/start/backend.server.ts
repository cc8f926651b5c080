import { claimNotice } from '#content/claim-notice.ts'
import { readFacts } from '#content/facts/facts.server.ts'
import { answerBy } from '#domains/requests/hours/answer-by.ts'
import { foldClosures } from '#map/office-hours.ts'
import type { Identity } from '#map/identity.ts'
import { appointmentChannels } from '#domains/appointments/mail/appointment-channels.server.ts'
import { dayAt, reportBookingHorizon } from '#domains/appointments/book/schedule.server.ts'
import {
  type AppointmentParts,
  createAppointmentGateway,
} from '#domains/appointments/book/appointments.server.ts'
import {
  findLostPlaces,
  placesCheck,
  reportLostPlaces,
  requirePlaces,
  reportOutsideHours,
} from '#domains/appointments/book/misplaced-appointments.server.ts'
import type { Environment } from '#platform/config/environment.server.ts'
import {
  isMailKept,
  limitSettings,
  mailSettings,
  type MailKept,
  storeSettings,
  webhookSettings,
} from '#platform/config/settings.server.ts'
import type { SiteServices, Visit } from './visit.server.ts'
import { mailChannels } from '#domains/requests/mail/deliver-mail.server.ts'
import { webhookChannel } from '#domains/requests/mail/deliver-webhook.server.ts'
import { createMailTransport } from '#platform/mail/transport.server.ts'
import { countMail, countPost, type PostLimits, countStored } from '#platform/protection/limits.server.ts'
import { createMissCounter } from '#domains/search/index/search-misses.server.ts'
import { openIndexes, openMeanwhile, type Indexes } from '#domains/search/index/open-indexes.server.ts'
import { createSearchService, type SearchService } from '#domains/search/search-service.server.ts'
import { outboxHealth, type OutboxHealth } from '#platform/outbox/outbox-health.server.ts'
import { runReminders } from '#domains/appointments/remind/queue-reminders.server.ts'
import { reportClockSkew } from '#platform/store/clock-skew.server.ts'
import { countUnscanned, runScans } from '#domains/requests/store/scan-files.server.ts'
import { feedbackOf } from '#domains/feedback/page-answers.server.ts'
import type { FeedbackGateway } from '#domains/feedback/gateway.ts'
import { hourlyAnswerHours } from '#domains/requests/work/first-answer.server.ts'
import { requestFigures } from '#domains/requests/work/request-figures.server.ts'
import type { RequestFigures } from '#platform/metrics/request-metrics.server.ts'
import type { RequestRecord } from '#domains/requests/store/read-requests.server.ts'
import { runDailyPurge } from '#domains/retention/purge.server.ts'
import { openStore } from '#platform/store/open-store.server.ts'
import { startOutboxWorker } from '#platform/outbox/outbox-worker.server.ts'
import { clamdScanner, type ScanFile } from '#platform/uploads/clamd.server.ts'
import type { AppointmentGateway } from '#domains/appointments/gateway.ts'
import type { RequestGateway } from '#domains/requests/gateway.ts'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import type { StatusGateway } from '#domains/requests/status/gateway.ts'
import { consentRecords } from '#domains/consent/cookie-consents.server.ts'
import { countBookings } from '#domains/appointments/book/book.server.ts'
import { uploadPlace } from '#platform/uploads/limit-uploads.server.ts'
import { issueChallenge } from '#domains/requests/intake/proof-challenge.server.ts'
import { screenSubmissions } from '#domains/requests/intake/screen-submission.server.ts'
import { removeFiles, uploadFile } from '#platform/uploads/data-files.server.ts'
import { endIncoming } from '#platform/uploads/incoming-files.server.ts'
import { createRequestGateway } from '#domains/requests/store/request-gateway.server.ts'
import type { AnswerBy } from '#domains/requests/status/read-status.server.ts'
import { createStatusGateway } from '#domains/requests/status/status-gateway.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'

/** The dependencies of the pages' services. */
interface ServiceParts {
  readonly store: Store
  readonly limits: PostLimits
  readonly appointments: AppointmentParts
  readonly search: SearchService
  /** Sends newly stored messages. */
  readonly wake: () => void
  readonly answerBy: AnswerBy
  readonly answerHours?: (() => Promise<number | undefined>) | undefined
  /** Scans files for viruses; missing without a configured scanner. */
  readonly scan?: ScanFile | undefined
}

/** Nothing is stored, and the page shows the phone number beside the visitor's input. */
const away: RequestGateway = {
  senderOf: () => '',
  storedAt: () => Promise.resolve(undefined),
  submit: () => Promise.resolve({ kind: 'unavailable' }),
  sign: () => '',
  isSigned: () => false,
}

const noFeedback: FeedbackGateway = { keep: () => Promise.resolve('unavailable') }

function rejectingStatus({ read }: StatusGateway): StatusGateway {
  const unavailable = () => Promise.resolve('unavailable' as const)
  return { read, addNote: unavailable, addFiles: unavailable, withdraw: unavailable }
}

/** Over the rate limit nothing is booked or moved; viewing and cancelling stay possible. */
function rejectingBook(parts: AppointmentParts): AppointmentGateway {
  return {
    ...createAppointmentGateway(parts),
    book: () => Promise.resolve({ kind: 'unavailable' }),
    move: () => Promise.resolve({ kind: 'unavailable' }),
  }
}

/**
 * The files of posts with an unknown outcome: the database connection broke before it answered, and the transaction may
 * still be committed.
 */
type InDoubt = WeakSet<readonly KeptFile[]>

function gateways(
  { store, limits, appointments, wake, answerBy, answerHours }: ServiceParts,
  { address, count, files, incomplete }: Visit,
  inDoubt: InDoubt,
) {
  const overMailed = countMail(store, limits)
  const status = createStatusGateway(store, wake, { files, answerBy, overMailed, answerHours })
  if (count.retryAfter !== undefined || incomplete) {
    return {
      requests: away,
      status: rejectingStatus(status),
      appointments: rejectingBook(appointments),
      feedback: noFeedback,
    }
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
    appointments: createAppointmentGateway({
      ...appointments,
      counts: {
        stored,
        overMailed,
        booked: countBookings(store, limits, address),
        moved: countStored(store, limits, address, 'moved'),
      },
    }),
    feedback: feedbackOf(store, address),
  }
}

async function discardLoose(store: Store, files: readonly KeptFile[], inDoubt: InDoubt): Promise<void> {
  const { dataDir } = store.config
  const ids = files.map(({ id }) => id)
  // Files without a request for a day are deleted by the sweep.
  if (store.dialect === 'postgres' && inDoubt.has(files)) return await endIncoming(dataDir, ids)
  const rows = await query(store, (db) =>
    db.selectFrom('upload').select('id').where('id', 'in', ids).execute(),
  )
  const kept = new Set(rows.map(({ id }) => id))
  await removeFiles(ids.filter((id) => !kept.has(id)).map((id) => uploadFile(dataDir, id)))
  await endIncoming(dataDir, ids)
}

/** The pages' services on an open store. */
export function createSiteServices(parts: ServiceParts): SiteServices {
  const { store, limits, appointments, search, scan } = parts
  const inDoubt: InDoubt = new WeakSet()
  return {
    countPost: (address) => countPost(store, limits, address),
    minFillTime: limits.minFillTime,
    gateways: (visit) => gateways(parts, visit, inDoubt),
    discardLoose: (files) => discardLoose(store, files, inDoubt),
    issueChallenge: () => issueChallenge(store),
    consents: consentRecords(store, limits),
    appointments: createAppointmentGateway(appointments),
    search,
    uploadPlace: (address) => ({ ...uploadPlace(store, address), ...(scan && { scan }) }),
  }
}

/** The part of the site that takes requests and sends their messages. */
export interface Backend {
  readonly services: SiteServices
  /** Problems to look into, such as a store that does not answer or a message that was given up. */
  readonly trouble: () => Promise<string | undefined>
  /** The state of the outbox; undefined while the store does not answer. */
  readonly outbox: () => Promise<OutboxHealth | undefined>
  /** Files that wait for the virus scanner; undefined while the store does not answer. */
  readonly unscanned: () => Promise<number | undefined>
  /** How many booked appointments hold places that the configuration lacks; undefined as above. */
  readonly lostPlaces: () => Promise<number | undefined>
  /** The numbers of requests; undefined as above. */
  readonly figures: () => Promise<RequestFigures | undefined>
  readonly mailKept: MailKept | undefined
  /** Stops the workers, waiting at most the given milliseconds, and closes the store. */
  readonly stop: (graceMs: number) => Promise<void>
}

/** Opens the store, or starts waiting for it, and starts the outbox worker and the daily retention job. */
export async function startBackend(
  environment: Environment,
  identity: Identity,
  indexes: Indexes = openIndexes('build/search'),
): Promise<Backend> {
  // While the database is away, pages and the phone number still help.
  const store = await openStore(storeSettings(environment, identity), {}, true)
  await requirePlaces(store, identity).catch(async (error: unknown) => {
    await store.close()
    throw error
  })
  const config = mailSettings(environment, identity)
  const transport = createMailTransport(config)
  const hours = foldClosures(identity)
  const promisedDay = (request: RequestRecord, at: Temporal.Instant) =>
    answerBy(request, new Date(at.epochMilliseconds), hours)
  const mailParts = { store, config, transport, answerBy: promisedDay, claimNotice: claimNotice(readFacts()) }
  const channels = {
    ...appointmentChannels(mailParts, mailChannels(mailParts)),
    webhook: webhookChannel(store, webhookSettings(environment)),
  }
  const worker = startOutboxWorker(store, { channels })
  const stopping = new AbortController()
  const purging = runDailyPurge(store, stopping.signal, () => {
    reportBookingHorizon(identity.holidays, dayAt(store.clock()))
    void reportOutsideHours(store, identity)
    void reportLostPlaces(store, identity)
    void reportClockSkew(store)
  })
  const wake = () => worker.wake()
  const reminding = runReminders(store, { signal: stopping.signal, wake })
  const { CLAMD_HOST } = environment
  const scan = CLAMD_HOST === undefined ? undefined : clamdScanner(CLAMD_HOST)
  const scanning = scan && runScans(store, scan, { signal: stopping.signal, wake })
  const limits = limitSettings(environment)
  void openMeanwhile(indexes, stopping.signal)
  const search = createSearchService(indexes, createMissCounter(store))
  const outbox = () => outboxHealth(store).catch(() => undefined)
  const lostPlaces = async () =>
    await findLostPlaces(store, identity).then(
      (lost) => lost.length,
      () => undefined,
    )
  const mailKept = isMailKept(environment)
  return {
    outbox,
    unscanned: () => countUnscanned(store).catch(() => undefined),
    lostPlaces,
    figures: () => requestFigures(store, identity).catch(() => undefined),
    mailKept,
    services: createSiteServices({
      store,
      limits,
      appointments: {
        store,
        identity,
        organizer: config.from,
        limits,
        overMailed: countMail(store, limits),
        hasAllPlaces: placesCheck(store, identity),
        wake,
      },
      search,
      wake,
      answerBy: promisedDay,
      answerHours: hourlyAnswerHours(store, hours),
      scan,
    }),
    trouble: async () => {
      const health = await outbox()
      const lost = await lostPlaces()
      if (health === undefined || lost === undefined) return 'store'
      if (lost > 0) return 'lost places'
      if (health.dead > 0) return 'dead letters'
      return mailKept === 'by default' ? 'mail kept as files' : undefined
    },
    stop: async (graceMs) => {
      stopping.abort()
      await worker.stop(graceMs)
      await purging
      await reminding
      await scanning
      await store.close()
    },
  }
}
