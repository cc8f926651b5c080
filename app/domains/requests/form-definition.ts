import type { FormSchema } from '#forms/form-field.ts'
import type { Question, Questions } from '#forms/questions.ts'
import type { useT } from '#i18n/locale-provider.tsx'
import type { OfficeHours } from './hours/office-day.ts'

/** The keys of the dialogs' texts. */
export type FormWords = Parameters<ReturnType<typeof useT<'dialog'>>>[0] extends `${infer Name}.${string}`
  ? Name
  : never

/** Questions that apply only to some answers to another. */
interface Condition<Name extends string = string> {
  readonly question: Name
  readonly is: readonly string[]
  readonly shows: readonly Name[]
}

/** A request form: its questions, their grouping, and the rules across all answers. */
export interface FormDefinition {
  readonly words: FormWords
  /** Several pages open it; its subject comes from the page. */
  readonly introOfPage?: boolean
  /** States that the form asks nothing about anyone's health. */
  readonly healthNote?: boolean
  /** Contact details come first: they are the form's purpose. */
  readonly reachFirst?: boolean
  readonly questions: Questions
  /** Questions that share a row; they are adjacent in `questions`, as are those of a condition. */
  readonly rows?: readonly (readonly string[])[]
  readonly conditions?: readonly Condition[]
  /** Rules that need the offices' hours are created for them. */
  readonly schema: FormSchema | ((hours: () => OfficeHours) => FormSchema)
}

/** The same, limited to the names of its own questions. */
interface NamedDefinition<Name extends string> extends FormDefinition {
  readonly questions: Readonly<Record<Name, Question>>
  readonly rows?: readonly (readonly NoInfer<Name>[])[]
  readonly conditions?: readonly Condition<NoInfer<Name>>[]
}

/** A form whose rows and conditions name only its own questions. */
export function defineForm<Name extends string>(form: NamedDefinition<Name>): FormDefinition {
  return form
}

/** The rules of a form at offices with these hours. */
export function schemaOf({ schema }: Pick<FormDefinition, 'schema'>, hours: () => OfficeHours): FormSchema {
  return typeof schema === 'function' ? schema(hours) : schema
}
