import type * as v from 'valibot'
import type { commonFields } from './common-fields.ts'

/** A form's field as its control needs it. */
export interface FormField {
  /** Unique on the page; error summaries link to it. */
  readonly id: string
  /** The name under which it is sent; its words are found under the same name. */
  readonly name: string
  readonly formId: string
  /** What is wrong, in the reader's language. */
  readonly error: string | undefined
  /** What was sent before, where the form came back. */
  readonly initial: string | undefined
  /** The same for a choice of several. */
  readonly initials: readonly string[]
  /** May stay empty. */
  readonly optional: boolean
}

/** A schema of one form: an object with rules behind it. */
export type FormSchema = v.GenericSchema<unknown, Record<string, unknown>> & {
  readonly entries: v.ObjectEntries
}

/** The fields of a schema, by name. */
export type FormFields<S extends FormSchema> = Readonly<Record<keyof S['entries'] & string, FormField>>

/** What every form has. */
export type CommonFormFields = Readonly<Record<keyof typeof commonFields, FormField>>
