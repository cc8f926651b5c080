import type { KeptFile } from '#platform/uploads/kept-file.ts'
import type { DialogName } from '#map/dialogs.ts'
import type { Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'

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
