import type { ConsentRecords } from '#domains/consent/cookie-consents.server.ts'
import type { StatusGateway } from '#domains/requests/status/gateway.ts'
import type { AppointmentGateway } from '#domains/appointments/gateway.ts'
import type { FeedbackGateway } from '#domains/feedback/gateway.ts'
import type { SearchService } from '#domains/search/search-service.server.ts'
import type { RequestGateway } from '#domains/requests/gateway.ts'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import type { PostCount } from '#platform/protection/limits.server.ts'
import type { ProofChallenge } from '#domains/requests/intake/proof-challenge.server.ts'
import type { UploadPlace } from '#platform/uploads/limit-uploads.server.ts'

/** What is known about the current request beyond its own content. */
export interface Visit {
  /** Its rate limit key (see client-address.server.ts). */
  readonly address: string
  readonly count: PostCount
  /** Files sent with it that passed the checks. */
  readonly files: readonly KeptFile[]
  /** A file could not be written, so nothing may be stored without it. */
  readonly incomplete: boolean
}

/** A visit that posts nothing, without a sender. */
export const reading: Visit = {
  address: '',
  count: { retryAfter: undefined, flood: false },
  files: [],
  incomplete: false,
}

/** What the pages need of the rest of the server. */
export interface SiteServices {
  /** The minimum time in milliseconds that a form has to be open to count as a person's; the default if missing. */
  readonly minFillTime?: number | undefined
  /** Counts a post by an address (see client-address.server.ts) across all machines. */
  countPost(address: string): Promise<PostCount>
  /** The gateways to the store for one visit; over the rate limit they answer `unavailable` and store nothing. */
  gateways(visit: Visit): {
    readonly requests: RequestGateway
    readonly status: StatusGateway
    readonly appointments: AppointmentGateway
    readonly feedback: FeedbackGateway
  }
  /** The appointment book, read-only. */
  readonly appointments: AppointmentGateway
  /** The search behind the page and the box. */
  readonly search: SearchService
  /** Deletes those of a visit's files, the same list, that no request has stored or can still store. */
  discardLoose(files: readonly KeptFile[]): Promise<void>
  issueChallenge(): ProofChallenge
  /** Stores consent choices. */
  readonly consents: ConsentRecords
  /** Where the files of an address (see client-address.server.ts) are stored. */
  uploadPlace(address: string): UploadPlace
}
