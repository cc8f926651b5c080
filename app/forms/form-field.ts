import type * as v from 'valibot'
import type { CheckedForm, commonFields } from './common-fields.ts'
import { useT } from '#i18n/locale-provider.tsx'

type Values = Readonly<Record<string, string | number>>
type Words = (key: string, values?: Values) => string
type Area = Words & { has: (key: string) => boolean }

interface FieldWordsOf {
  readonly label: (name: string) => string
  readonly hint: (name: string, values?: Values) => string | undefined
  readonly option: (name: string, value: string) => string
}

/** The texts of a dialog's own fields, by the field's name. A missing one fails the build's test. */
export function useFieldWords(): FieldWordsOf {
  // The names come from the schemas, so their type is wider than the list of keys.
  const label = useT('fieldLabel') as unknown as Area
  const hint = useT('fieldHint') as unknown as Area
  const option = useT('fieldOption') as unknown as Area
  return {
    label: (name) => {
      const [, person] = /^birthYear(\d)$/.exec(name) ?? []
      return person === undefined ? label(name) : label('birthYearOf', { person })
    },
    hint: (name, values) => (hint.has(name) ? hint(name, values) : undefined),
    option: (name, value) => option(option.has(`${name}.${value}`) ? `${name}.${value}` : `common.${value}`),
  }
}

/** A form's field as its control needs it. */
export interface FormField {
  /** Unique on the page; error summaries link to it. */
  readonly id: string
  /** The name under which it is sent and under which its texts are found. */
  readonly name: string
  readonly formId: string
  /** The error in the reader's language. */
  readonly error: string | undefined
  /** The id of the error. */
  readonly errorKey: string | undefined
  /** The value sent before, if the form is shown again. */
  readonly initial: string | undefined
  /** The same for a choice of several. */
  readonly initials: readonly string[]
  /** Optional. */
  readonly optional: boolean
}

/** A schema of one form: an object with rules across its fields. */
export type FormSchema = v.GenericSchema<unknown, CheckedForm> & { readonly entries: v.ObjectEntries }

/** The common fields of all forms. */
export type CommonFormFields = Readonly<Record<keyof typeof commonFields, FormField>>
