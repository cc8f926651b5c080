/**
 * The questions about a visitor that several parts of the site ask, with their options: the ids under which answers are
 * stored in the browser, put into links and named in content. Their words are in `content/plan/questions.yaml`. An id
 * never changes its meaning, because browsers have stored it.
 */
export const questionOptions = {
  /** The passport. `eu`: EU, EEA or Swiss, but not Spanish. */
  passport: ['eu', 'uk', 'es', 'other'],
  /** `coming` to live here, `here` already, or `visits` to a second home. */
  stay: ['coming', 'here', 'visits'],
  /** What the visitor mainly lives on. */
  income: ['job', 'business', 'remote', 'pension', 'savings', 'studies', 'family'],
  /** The home on Mallorca. */
  home: ['rent', 'bought', 'buying', 'none'],
  /** Who comes along; `baby`, `infant` and `pupil` are children of 0 to 2, 3 to 5 and 6 to 16 years. */
  people: ['partner', 'baby', 'infant', 'pupil', 'parents', 'dog', 'cat'],
  /** Vehicles by their plates: Spanish, of another EU country, of any other country; `buying` one here. */
  vehicle: ['spanish', 'eu', 'other', 'buying'],
  /** The municipality; `island` for any other. */
  town: ['palma', 'calvia', 'andratx', 'llucmajor', 'island'],
} as const

type Options = typeof questionOptions

/** Questions with any number of options. */
type SeveralQuestion = 'people' | 'vehicle'

/** What is known of a visitor. A missing answer was skipped; an empty list means “none of them”. */
export type Remembered = {
  readonly [Q in keyof Options]?: Q extends SeveralQuestion
    ? readonly Options[Q][number][]
    : Options[Q][number]
} & {
  /** The ISO day of arrival, past or planned. */
  readonly arrival?: string
}

export type AnswerId = keyof Options | 'arrival'

const several: ReadonlySet<string> = new Set<SeveralQuestion>(['people', 'vehicle'])

/** All questions, in the order of asking: the day belongs to `stay`. */
export const answerIds: readonly AnswerId[] = [
  'passport',
  'stay',
  'arrival',
  'income',
  'home',
  'people',
  'vehicle',
  'town',
]

/** Whether a question takes several options. */
export function takesSeveral(question: AnswerId): boolean {
  return several.has(question)
}

/** Stands for an empty list in forms and links. */
export const noneOption = 'none'

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

function checkedAnswer(question: AnswerId, given: readonly string[]): string | readonly string[] | undefined {
  if (question === 'arrival') return given.find(isDay)
  const options: readonly string[] = questionOptions[question]
  if (!several.has(question)) return given.find((id) => options.includes(id))
  const chosen = options.filter((id) => given.includes(id))
  return chosen.length > 0 || given.includes(noneOption) ? chosen : undefined
}

/** The answers among any values, wherever they come from; unknown ids and impossible days are dropped. */
export function checkedAnswers(given: (question: AnswerId) => readonly string[]): Remembered {
  const known = answerIds.map((question) => [question, checkedAnswer(question, given(question))] as const)
  return Object.fromEntries(known.filter(([, answer]) => answer !== undefined)) as Remembered
}

/** Answers as fields of a link or form: an option for each, several joined by commas. */
export function answerFields(answers: Remembered): [question: AnswerId, value: string][] {
  return answerIds.flatMap((question) => {
    const answer: string | readonly string[] | undefined = answers[question]
    if (answer === undefined) return []
    if (typeof answer === 'string') return [[question, answer]]
    return [[question, answer.length === 0 ? noneOption : answer.join(',')]]
  })
}

/** The answers in the fields of a link or form; a repeated field counts like one with commas. */
export function answersInFields(fields: URLSearchParams): Remembered {
  return checkedAnswers((question) => fields.getAll(question).flatMap((value) => value.split(',')))
}
