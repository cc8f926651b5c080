/** An answer: one option id, several, or a number or an ISO day to compare. */
export type Given = string | number | readonly string[]

/** Answers by question id; a missing one was skipped or not asked. */
export type GivenAnswers = Readonly<Partial<Record<string, Given>>>

/** A range of days or numbers; `from` belongs to it, `before` does not. */
export interface Range {
  readonly from?: string | number | undefined
  readonly before?: string | number | undefined
}

/**
 * A condition on answers, as content writes it. Each key is a question with the options of which one must be chosen, or
 * with a range; all keys must hold. The keys `all`, `any` and `not` combine conditions.
 */
export interface Condition {
  readonly [key: string]: Range | Condition | readonly string[] | readonly Condition[] | undefined
}

/** `open` if it depends on a question without an answer. */
export type Verdict = 'yes' | 'no' | 'open'

const verdictOf = (holds: boolean): Verdict => (holds ? 'yes' : 'no')

function inRange(value: string | number, { from, before }: Range): boolean {
  return (from === undefined || value >= from) && (before === undefined || value < before)
}

function judgeAnswer(given: Given | undefined, test: readonly string[] | Range): Verdict {
  if (given === undefined) return 'open'
  if (!Array.isArray(test)) return verdictOf(typeof given !== 'object' && inRange(given, test as Range))
  const chosen = typeof given === 'object' ? given : [String(given)]
  return verdictOf(chosen.some((id) => test.includes(id)))
}

/** One certain "no" decides against all of them. */
function judgeAll(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('no')) return 'no'
  return verdicts.includes('open') ? 'open' : 'yes'
}

function judgeAny(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('yes')) return 'yes'
  return verdicts.includes('open') ? 'open' : 'no'
}

const opposite: Readonly<Record<Verdict, Verdict>> = { yes: 'no', no: 'yes', open: 'open' }

/** Whether a condition holds for some answers. No condition always holds. */
export function judge(condition: Condition | undefined, answers: GivenAnswers): Verdict {
  const each = (list: unknown) => (list as readonly Condition[]).map((one) => judge(one, answers))
  const verdicts = Object.entries(condition ?? {}).map(([key, test]): Verdict => {
    if (key === 'all') return judgeAll(each(test))
    if (key === 'any') return judgeAny(each(test))
    if (key === 'not') return opposite[judge(test as Condition, answers)]
    return judgeAnswer(answers[key], test as readonly string[] | Range)
  })
  return judgeAll(verdicts)
}

/** Every question that a condition reads, with the options that it names. */
export function questionsIn(
  condition: Condition | undefined,
): [question: string, options: readonly string[]][] {
  return Object.entries(condition ?? {}).flatMap(([key, test]) => {
    if (key === 'not') return questionsIn(test as Condition)
    if (key === 'all' || key === 'any') return (test as readonly Condition[]).flatMap(questionsIn)
    return [[key, Array.isArray(test) ? (test as readonly string[]) : []]]
  })
}

/** What a condition names without being asked: `question: option`, or the question alone if it has no options. */
export function unaskedIn(
  condition: Condition | undefined,
  asked: ReadonlyMap<string, readonly string[]>,
): string[] {
  return questionsIn(condition).flatMap(([question, named]) => {
    const options = asked.get(question)
    if (options === undefined) return named.length > 0 ? named.map((id) => `${question}: ${id}`) : [question]
    return named.filter((id) => !options.includes(id)).map((id) => `${question}: ${id}`)
  })
}
