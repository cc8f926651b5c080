import type { ConsentRecords } from '#domains/consent/cookie-consents.server.ts'
import type { StatusGateway } from '#domains/requests/status/gateway.ts'
import type { AppointmentGateway } from '#domains/appointments/gateway.ts'
import type { SearchService } from '#domains/search/search-service.server.ts'
import type { RequestGateway } from '#domains/requests/gateway.ts'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import type { PostCount } from '#platform/protection/limits.server.ts'
import type { ProofChallenge } from '#domains/requests/intake/proof-challenge.server.ts'
import type { UploadPlace } from '#platform/uploads/limit-uploads.server.ts'

/** What is known about the request being answered, beyond what it says itself. */
export interface Visit {
  /** Whom it counts under (see client-address.ts). */
  readonly address: string
  readonly count: PostCount
  /** Files that came with it and passed the checks. */
  readonly files: readonly KeptFile[]
  /** A file could not be written, so nothing may be stored without it. */
  readonly incomplete: boolean
}

/** A visit that posts nothing, of nobody in particular. */
export const reading: Visit = {
  address: '',
  count: { retryAfter: undefined, flood: false },
  files: [],
  incomplete: false,
}

/** What the pages need of the rest of the server. */
export interface SiteServices {
  /** How long a form has to be open before it is taken as a person's, in milliseconds; the usual time if left out. */
  readonly minFillTime?: number | undefined
  /** Counts a post by an address (see client-address.ts) over all machines. */
  countPost(address: string): Promise<PostCount>
  /** The ways into the store for one visit; over the limit they answer `unavailable` and store nothing. */
  gateways(visit: Visit): {
    readonly requests: RequestGateway
    readonly status: StatusGateway
    readonly appointments: AppointmentGateway
  }
  /** The appointment book for what only reads. */
  readonly appointments: AppointmentGateway
  /** The search behind page and box. */
  readonly search: SearchService
  /** Deletes those of a visit's files, the same list, that no stored request has or may still get. */
  discardLoose(files: readonly KeptFile[]): Promise<void>
  issueChallenge(): ProofChallenge
  /** Keeps answers about cookies. */
  readonly consents: ConsentRecords
  /** Where the files of an address (see client-address.ts) are kept. */
  uploadPlace(address: string): UploadPlace
}
