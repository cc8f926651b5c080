/**
 * When a question is asked: others have one of these answers. Otherwise its answer is ignored, since
 * without scripts every question is shown.
 */
export type Shown = Readonly<Record<string, readonly string[]>>

interface Base {
  readonly shown?: Shown | undefined
}

/** One of a few options; the first is the default. */
export interface ChoiceQuestion<Option extends string = string> extends Base {
  readonly kind: 'choice'
  readonly options: readonly Option[]
}

/** A question that may remain without an answer, if `Open`. */
interface OpenQuestion<Open extends boolean> extends Base {
  readonly optional: boolean
  /** For the type of the answer only. */
  readonly open?: Open
}

/** A number, or an amount that is typed in euros and read as cents; limits as it is typed. */
export interface NumberQuestion<Open extends boolean = boolean> extends OpenQuestion<Open> {
  readonly kind: 'money' | 'number'
  readonly least: number
  readonly most: number
  /** What the field holds at first. */
  readonly preset?: number
}

export interface DayQuestion<Open extends boolean = boolean> extends OpenQuestion<Open> {
  readonly kind: 'day'
}

export type Question = ChoiceQuestion | NumberQuestion | DayQuestion
export type Questions = Readonly<Record<string, Question>>

type OrNothing<Open> = Open extends true ? undefined : never

type AnswerTo<Q> =
  Q extends ChoiceQuestion<infer Option>
    ? Option
    : Q extends DayQuestion<infer Open>
      ? string | OrNothing<Open>
      : Q extends NumberQuestion<infer Open>
        ? number | OrNothing<Open>
        : never

/** The answers to a calculator's questions: options, ISO days, cents and numbers. */
export type AnswersTo<Qs extends Questions> = { readonly [Name in keyof Qs]: AnswerTo<Qs[Name]> }

/** A choice of one. */
export function choice<const Option extends string>(
  options: readonly Option[],
  shown?: Shown,
): ChoiceQuestion<Option> {
  return { kind: 'choice', options, shown }
}

interface NumberLimits {
  readonly least: number
  readonly most: number
  readonly optional?: true
  readonly preset?: number
  readonly shown?: Shown
}

type IsOpen<Given> = Given extends { readonly optional: true } | { readonly shown: Shown } ? true : false

/** A number without a currency. */
export function number<const Given extends NumberLimits>(given: Given): NumberQuestion<IsOpen<Given>> {
  const { optional = false, ...limits } = given
  return { kind: 'number', ...limits, optional }
}

/** An amount in euros. */
export function amount<const Given extends NumberLimits>(given: Given): NumberQuestion<IsOpen<Given>> {
  return { ...number(given), kind: 'money' }
}

/** A day. */
export function day(): DayQuestion<false>
export function day(given: { readonly optional: true; readonly shown?: Shown }): DayQuestion<true>
export function day({ optional = false, shown }: { optional?: boolean; shown?: Shown } = {}): DayQuestion {
  return { kind: 'day', optional, shown }
}
