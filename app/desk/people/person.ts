import type { AppointmentRecord } from '#domains/appointments/book/repository.server.ts'
import type { RequestState } from '#platform/store/schema.server.ts'

/** By what requests are taken to be from the same person. */
export const sameness = ['both', 'email', 'phone'] as const
export type Sameness = (typeof sameness)[number]

/** A request of a person, in the member's language. */
export interface PersonRequest {
  readonly reference: string
  readonly about: string
  readonly receivedAt: Temporal.Instant
  readonly state: RequestState
  /** The state in words. */
  readonly stateWords: string
  readonly office: string
  readonly appointment?:
    | {
        readonly state: AppointmentRecord['state']
        readonly startsAt: Temporal.Instant
        readonly stateWords: string
      }
    | undefined
  readonly replies: readonly {
    readonly id: string
    readonly subject: string
    readonly body: string
    readonly at: Temporal.Instant
    readonly by: string
  }[]
  /** How many the visitor and the staff have added. */
  readonly notes: number
  readonly files: number
}

/** A person as the requests that the member may see know them. */
export interface PersonView {
  /** Of the request in the address. */
  readonly reference: string
  readonly name: string
  readonly by: Sameness
  /** The ways of looking that find different requests. */
  readonly ways: readonly { readonly by: Sameness; readonly count: number }[]
  readonly names: readonly string[]
  readonly emails: readonly string[]
  readonly phones: readonly string[]
  /** When the person last agreed to marketing. */
  readonly marketingAt: Temporal.Instant | undefined
  readonly requests: readonly PersonRequest[]
  /** Requests at other offices, which the member does not see. */
  readonly hidden: number
}
