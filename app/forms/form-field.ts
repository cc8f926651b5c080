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

/** The words of a dialog's own fields, found by the field's name. A missing one fails the build's test. */
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
  /** The name under which it is sent; its words are found under the same name. */
  readonly name: string
  readonly formId: string
  /** What is wrong, in the reader's language. */
  readonly error: string | undefined
  /** Names what is wrong. */
  readonly errorKey: string | undefined
  /** What was sent before, where the form came back. */
  readonly initial: string | undefined
  /** The same for a choice of several. */
  readonly initials: readonly string[]
  /** May stay empty. */
  readonly optional: boolean
}

/** A schema of one form: an object with rules behind it. */
export type FormSchema = v.GenericSchema<unknown, CheckedForm> & { readonly entries: v.ObjectEntries }

/** What every form has. */
export type CommonFormFields = Readonly<Record<keyof typeof commonFields, FormField>>
