import * as v from 'valibot'
import { locales } from '#map/locale.ts'
import { consentFields, email, message, name, hiddenFields, whenMissing } from './form-rules.ts'
import { country, phone, phoneProblem } from './phone-rules.ts'
import { crossCheck, entriesOf, type Questions } from './questions.ts'

/** The fields of every request form: name, contact details, language and consent. */
export const commonFields = {
  ...hiddenFields,
  name,
  phone: v.optional(phone),
  country,
  email: v.optional(email),
  language: v.picklist(locales, 'choice'),
  message: v.optional(message),
  /** The reader's case from the page's list of documents, or the move plan, as ids. */
  case: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  ...consentFields,
}

export const requiredPhone = phone
export const requiredMessage = v.pipe(message, v.minLength(5, 'message'))

/** The values of every checked form, whatever its dialog. */
export type CheckedForm = v.InferOutput<v.ObjectSchema<typeof commonFields, undefined>>

/** The fields of a form: its questions and the common fields, some of which it can require. */
export function formFields<
  const Q extends Questions,
  const C extends Partial<Record<keyof typeof commonFields, v.GenericSchema>> = object,
>(questions: Q, stricter?: C) {
  const entries = { ...commonFields, ...entriesOf(questions), ...(stricter as C) }
  const isChoice = (name: string) => Object.hasOwn(questions, name) && entries[name]?.type === 'picklist'
  const fields = v.object(entries, (issue) =>
    isChoice(String(issue.path?.[0]?.key)) ? 'choice' : whenMissing(issue),
  )
  type Form = Parameters<typeof phoneProblem>[0]
  const rightNumber = crossCheck<Form>(['phone', 'country'], 'phone', phoneProblem)
  // Reads two fields that every form has, which the type cannot express together with the form's own.
  return v.pipe(fields, rightNumber as unknown as v.RawCheckAction<v.InferOutput<typeof fields>>)
}

/** A phone number or an e-mail address: one of them is required. */
export function reachable<T extends { phone?: string; email?: string }>(): v.RawCheckAction<T> {
  return crossCheck<T>(['phone', 'email'], 'phone', ({ phone: number, email: address }) =>
    number === undefined && address === undefined ? 'contact' : undefined,
  )
}
