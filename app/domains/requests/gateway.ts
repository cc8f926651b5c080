import { createContext } from 'react-router'
import { minFillTime } from '#map/limits.ts'
import type { RequestSubmission } from './submission.ts'

/** The result of a submission. */
export type SubmissionResult =
  | {
      readonly kind: 'received'
      /** Such as `TAL-7K3M-Q9`. */
      readonly reference: string
      /** ISO 8601 in UTC. */
      readonly createdAt: string
      /** The secret part of the status page's address; never logged. */
      readonly statusToken: string
      /** The key belongs to an earlier request that is closed or withdrawn and no longer read. */
      readonly over?: boolean
      /** The key was used before: nothing new was stored. */
      readonly again?: boolean
    }
  /** The same idempotency key was used with different content (HTTP 422). */
  | { readonly kind: 'conflict' }
  /** Nothing could be stored now (HTTP 503): show the phone number and keep the input. */
  | { readonly kind: 'unavailable' }

/** How a form's action reaches the store. */
export interface RequestGateway {
  /** When the form of a key was stored; undefined for a new key, and while the store cannot be read. */
  storedAt(idempotencyKey: string): Promise<Date | undefined>
  submit(submission: RequestSubmission): Promise<SubmissionResult>
  /** A signature of an answer's fields, which proves that the server wrote its address. */
  sign(answer: string): string
  isSigned(answer: string, signature: string): boolean
  /** An irreversible fingerprint of this post's sender, by network and browser. */
  senderOf(browser: string): string
}

/** Set by the server for each request. */
export const requestGateway = createContext<RequestGateway>()

/** The minimum time in milliseconds that a form has to be open to count as filled in by a person; set by the server. */
export const formMinTime = createContext(minFillTime)
