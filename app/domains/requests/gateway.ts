import { createContext } from 'react-router'
import { minFillTime } from '#map/limits.ts'
import type { RequestSubmission } from './submission.ts'

/** How a submission ended. */
export type SubmissionResult =
  | {
      readonly kind: 'received'
      /** Such as `TAL-7K3M-Q9`. */
      readonly reference: string
      /** ISO 8601 in UTC. */
      readonly createdAt: string
      /** The secret part of the status page's address; never logged. */
      readonly statusToken: string
      /** The key is that of an earlier request, which is closed or withdrawn: nobody looks at it again. */
      readonly over?: boolean
      /** The key was used before: nothing new was stored. */
      readonly again?: boolean
    }
  /** The same idempotency key came with another content (HTTP 422). */
  | { readonly kind: 'conflict' }
  /** Nothing could be stored now (HTTP 503): show the phone number and keep what was typed. */
  | { readonly kind: 'unavailable' }

/** The way from a form's action to the store. */
export interface RequestGateway {
  /** When the form of a key was stored; undefined for a new key, and where nobody can tell now. */
  storedAt(idempotencyKey: string): Promise<Date | undefined>
  submit(submission: RequestSubmission): Promise<SubmissionResult>
  /** A signature of what an answer tells, by which its address is known to be the server's. */
  sign(answer: string): string
  isSigned(answer: string, signature: string): boolean
  /** What stands for the sender of this very post, by their network and browser; nothing of either can be read back. */
  senderOf(browser: string): string
}

/** Set by the server for each request. */
export const requestGateway = createContext<RequestGateway>()

/** How long a form has to be open before it counts as filled in by a person, in milliseconds; set by the server. */
export const formMinTime = createContext(minFillTime)
