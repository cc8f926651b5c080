import type { KeptFile } from '#platform/uploads/kept-file.ts'
import type { DialogName } from '#map/dialogs.ts'
import type { Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'

/** The dialogs that send something: all but the one with the answer. */
export type RequestDialog = Exclude<DialogName, 'success-dialog'>

/** Those whose forms are handled here; the appointment book handles its own. */
export type FormName = Exclude<RequestDialog, 'appointment-dialog'>

/** The value of a form's own field; a list for a choice of several. */
export type FieldValue = string | number | boolean | readonly string[]

/** A checked form post, with the same shape for every dialog. */
export interface RequestSubmission {
  /** Created when the form is opened; a second post with the same key gets the same answer. */
  readonly idempotencyKey: string
  readonly dialog: RequestDialog
  /** The page on which the form was opened. */
  readonly pageId: PageId
  /** The language of that page. */
  readonly locale: Locale
  /** The language in which the visitor wants the answer. */
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
    /** Agreed to marketing mail (LSSI art. 21); never a condition. */
    readonly marketing: boolean
  }
  readonly referrerHost?: string
  /** Campaign parameters of the address, such as `utm_source`. */
  readonly utm?: Readonly<Record<string, string>>
  readonly files?: readonly KeptFile[]
  /** The robot checks failed: in quarantine for the staff, with the usual answer, never dropped. */
  readonly suspect?: boolean
  /** Its e-mail address is over the limit for confirmations: this one is not sent. */
  readonly unmailed?: boolean
  /** The answer to the proof of work; missing without JavaScript. */
  readonly proof?: string
}
