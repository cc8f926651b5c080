import type { KeptFile } from '#platform/uploads/kept-file.ts'
import type { DialogName } from '#map/dialogs.ts'
import { minFillTime } from '#map/limits.ts'
import type { Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import { createContext } from 'react-router'

/** The way from a form's action to the store, set by the server for each request. */
export const requestGateway = createContext<RequestGateway>()

/** How long a form has to be open before it is taken as a person's, in milliseconds; set by the server likewise. */
export const formMinTime = createContext(minFillTime)

/** The dialogs that send something: all but the one that shows the answer. */
export type RequestDialog = Exclude<DialogName, 'success-dialog'>

/** Those of them whose forms are taken here; the appointment book takes its own. */
export type FormName = Exclude<RequestDialog, 'appointment-dialog'>

/** What a form's own field may hold; a list is a choice of several. */
export type FieldValue = string | number | boolean | readonly string[]

/** A checked form post, in every dialog the same shape. */
export interface RequestSubmission {
  /** Made when the form is opened; a second post with the same key gives the same answer. */
  readonly idempotencyKey: string
  readonly dialog: RequestDialog
  /** The page on which the form was opened. */
  readonly pageId: PageId
  /** The language of that page. */
  readonly locale: Locale
  /** The language in which the visitor wants to be answered. */
  readonly preferredLocale: Locale
  /** The dialog's own fields by name. */
  readonly fields: Readonly<Record<string, FieldValue>>
  readonly contact: {
    readonly name: string
    readonly email?: string
    /** E.164, such as `+34971000000`. */
    readonly phone?: string
  }
  /** At most 2,000 characters. */
  readonly message?: string
  readonly consent: {
    /** The version of the privacy policy that was agreed to (GDPR art. 7.1: it must be provable). */
    readonly policyVersion: string
    /** Agreed to marketing mail (LSSI art. 21); never asked for as a condition. */
    readonly marketing: boolean
  }
  readonly referrerHost?: string
  /** Campaign parameters of the address, such as `utm_source`. */
  readonly utm?: Readonly<Record<string, string>>
  readonly files?: readonly KeptFile[]
  /** The robot checks failed: kept apart for the staff, answered as usual, never dropped. */
  readonly suspect?: boolean
  /** Its e-mail address has had many confirmations lately: this one is not sent. */
  readonly unmailed?: boolean
  /** The answer to the proof of work; without script there is none. */
  readonly proof?: string
}

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

/** The way from a form's action to the store; the server puts one into the load context. */
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
