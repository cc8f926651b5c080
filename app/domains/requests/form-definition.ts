import type { FormSchema } from '#forms/form-field.ts'
import type { Question, Questions } from '#forms/questions.ts'
import type { useT } from '#i18n/locale-provider.tsx'
import type { OfficeHours } from './hours/office-day.ts'

/** Dialogs have their words under these names. */
export type FormWords = Parameters<ReturnType<typeof useT<'dialog'>>>[0] extends `${infer Name}.${string}`
  ? Name
  : never

/** Questions that matter only with some answers to another. */
interface Condition<Name extends string = string> {
  readonly question: Name
  readonly is: readonly string[]
  readonly shows: readonly Name[]
}

/** A request form: what it asks, how the questions stand together, and the rules for all answers. */
export interface FormDefinition {
  readonly words: FormWords
  /** Several pages open it: what it is for, the page says. */
  readonly introOfPage?: boolean
  /** Says that nothing is asked about anyone's health. */
  readonly healthNote?: boolean
  /** Whom to reach comes first: it is what the form is for. */
  readonly reachFirst?: boolean
  readonly questions: Questions
  /** Questions that share a row; they follow each other in `questions`, as do those of a condition. */
  readonly rows?: readonly (readonly string[])[]
  readonly conditions?: readonly Condition[]
  /** Where the rules need the offices' hours, they are made for those. */
  readonly schema: FormSchema | ((hours: () => OfficeHours) => FormSchema)
}

/** The same with names that are those of its own questions. */
interface NamedDefinition<Name extends string> extends FormDefinition {
  readonly questions: Readonly<Record<Name, Question>>
  readonly rows?: readonly (readonly NoInfer<Name>[])[]
  readonly conditions?: readonly Condition<NoInfer<Name>>[]
}

/** A form whose rows and conditions name its own questions. */
export function defineForm<Name extends string>(form: NamedDefinition<Name>): FormDefinition {
  return form
}

/** The rules of a form at offices with these hours. */
export function schemaOf({ schema }: Pick<FormDefinition, 'schema'>, hours: () => OfficeHours): FormSchema {
  return typeof schema === 'function' ? schema(hours) : schema
}
