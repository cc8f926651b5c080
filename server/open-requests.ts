import { claimNotice } from '#content/claim-notice.ts'
import { readFacts } from '#content/facts.server.ts'
import { answerBy } from '#features/requests/answer-by.ts'
import { foldClosures } from '#site/closures.ts'
import type { Identity } from '#site/identity.ts'
import { appointmentChannels } from './appointments/appointment-channels.ts'
import { dayAt } from './appointments/availability.ts'
import { createAppointmentGateway } from './appointments/appointment-gateway.ts'
import { reportBookEnd } from './appointments/book-end.ts'
import { findLostPlaces, guardBook, reportLostPlaces, requirePlaces } from './appointments/lost-places.ts'
import { reportOutsideHours } from './appointments/outside-hours.ts'
import type { Environment } from './config/environment.ts'
import {
  isMailKept,
  limitSettings,
  mailSettings,
  type MailKept,
  storeSettings,
  webhookSettings,
} from './config/settings.ts'
import type { SiteServices } from './http/visit.ts'
import { mailChannels } from './mail/deliver-mail.ts'
import { webhookChannel } from './mail/deliver-webhook.ts'
import { createMailTransport } from './mail/transport.ts'
import { countMail } from './protection/count-mail.ts'
import { createMissCounter } from './search/miss-counter.ts'
import { openIndexes, openMeanwhile } from './search/open-indexes.ts'
import { createSearchService } from './search/search-service.ts'
import { reportClockApart } from './store/clock-apart.ts'
import { countUnscanned, runScans } from './store/scan-files.ts'
import { createSiteServices } from './site-services.ts'
import type { RequestRecord } from './store/request-record.ts'
import { runDailyPurge } from './store/daily-purge.ts'
import { openStore } from './store/open-store.ts'
import { outboxHealth, type OutboxHealth } from './store/outbox-health.ts'
import { startOutboxWorker } from './store/outbox-worker.ts'
import { clamdScanner } from './uploads/clamd.ts'

/** The part of the site that takes requests and sends their messages. */
export interface Requests {
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
export async function openRequests(environment: Environment, identity: Identity): Promise<Requests> {
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
    reportBookEnd(identity.holidays, dayAt(store.clock()))
    void reportOutsideHours(store, identity)
    void reportLostPlaces(store, identity)
    void reportClockApart(store)
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
  const indexes = openIndexes('build/search')
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
