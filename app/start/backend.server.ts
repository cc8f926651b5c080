import { claimNotice } from '#content/claim-notice.ts'
import { readFacts } from '#content/facts/facts.server.ts'
import { answerBy } from '#domains/requests/dialog/answer-by.ts'
import { foldClosures } from '#map/closures.ts'
import type { Identity } from '#map/identity.ts'
import { appointmentChannels } from '#domains/appointments/mail/appointment-channels.server.ts'
import { dayAt } from '#domains/appointments/book/availability.server.ts'
import { createAppointmentGateway } from '#domains/appointments/book/appointment-gateway.server.ts'
import { reportBookingHorizon } from '#domains/appointments/book/booking-horizon.server.ts'
import {
  findLostPlaces,
  guardBook,
  reportLostPlaces,
  requirePlaces,
} from '#domains/appointments/book/lost-places.server.ts'
import { reportOutsideHours } from '#domains/appointments/book/outside-hours.server.ts'
import type { Environment } from '#platform/config/environment.server.ts'
import {
  isMailKept,
  limitSettings,
  mailSettings,
  type MailKept,
  storeSettings,
  webhookSettings,
} from '#platform/config/settings.server.ts'
import type { SiteServices } from './visit.server.ts'
import { mailChannels } from '#domains/requests/mail/deliver-mail.server.ts'
import { webhookChannel } from '#domains/requests/mail/deliver-webhook.server.ts'
import { createMailTransport } from '#platform/mail/transport.server.ts'
import { countMail } from '#platform/protection/count-mail.server.ts'
import { createMissCounter } from '#domains/search/misses/miss-counter.server.ts'
import { openIndexes, openMeanwhile, type Indexes } from '#domains/search/index/open-indexes.server.ts'
import { createSearchService } from '#domains/search/search-service.server.ts'
import { reportClockSkew } from '#platform/outbox/clock-skew.server.ts'
import { countUnscanned, runScans } from '#domains/requests/store/scan-files.server.ts'
import { createSiteServices } from './site-services.server.ts'
import type { RequestRecord } from '#domains/requests/store/request-record.server.ts'
import { runDailyPurge } from '#domains/retention/daily-purge.server.ts'
import { openStore } from '#platform/store/open-store.server.ts'
import { outboxHealth, type OutboxHealth } from '#platform/outbox/outbox-health.server.ts'
import { startOutboxWorker } from '#platform/outbox/outbox-worker.server.ts'
import { clamdScanner } from '#platform/uploads/clamd.server.ts'

/** The part of the site that takes requests and sends their messages. */
export interface Backend {
  readonly services: SiteServices
  /** What somebody should look into, such as a store that does not answer or a message that was given up. */
  readonly trouble: () => Promise<string | undefined>
  /** The state of the outbox; undefined while the store does not answer. */
  readonly outbox: () => Promise<OutboxHealth | undefined>
  /** Files that wait for the virus scanner; undefined while the store does not answer. */
  readonly unscanned: () => Promise<number | undefined>
  /** How many booked appointments hold places that the configuration does not have; undefined as above. */
  readonly lostPlaces: () => Promise<number | undefined>
  readonly mailKept: MailKept | undefined
  /** Stops the workers, waiting at most so many milliseconds, and closes the store. */
  readonly stop: (graceMs: number) => Promise<void>
}

/** Opens the store, or begins to wait for it, and starts the outbox worker and the daily retention job. */
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
  const { CLAMD_HOST } = environment
  const scan = CLAMD_HOST === undefined ? undefined : clamdScanner(CLAMD_HOST)
  const scanning = scan && runScans(store, scan, { signal: stopping.signal, wake })
  const limits = limitSettings(environment)
  const book = guardBook(
    store,
    identity,
    createAppointmentGateway({
      store,
      identity,
      organizer: config.from,
      limits,
      overMailed: countMail(store, limits),
      wake,
    }),
  )
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
    mailKept,
    services: createSiteServices({
      store,
      limits,
      appointments: book,
      search,
      wake,
      answerBy: promisedDay,
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
      await scanning
      await store.close()
    },
  }
}
