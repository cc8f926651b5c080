import { isIsoDay } from '#i18n/iso-day.ts'
import type { Locale } from '#map/locale.ts'
import { answered } from './answered.ts'
import type { AnswersTo, NumberQuestion, Question, Questions, Shown } from './questions.ts'
import { plainNumber, readNumber } from './typed-number.ts'

/** What is wrong with an answer; a number has its limits. */
export interface AnswerError {
  readonly key: 'missing' | 'noNumber' | 'noDay' | 'range' | 'whole'
  readonly least?: number
  readonly most?: number
}

export interface ReadAnswers {
  /** Undefined if an answer is missing or wrong. */
  readonly answers: AnswersTo<Questions> | undefined
  readonly errors: Readonly<Record<string, AnswerError>>
  /** The answers as an address carries them, whatever language they were typed in. */
  readonly query: URLSearchParams
}

type Typed = Pick<URLSearchParams, 'get'>
type Read = { readonly value: string | number | undefined } | { readonly error: AnswerError }

function readAmount(typed: string, question: NumberQuestion, locale: Locale): Read {
  const { kind, least, most } = question
  const number = readNumber(typed, locale)
  if (number === undefined) return { error: { key: 'noNumber' } }
  if (number < least || number > most) return { error: { key: 'range', least, most } }
  if (kind === 'money') return { value: Math.round(number * 100) }
  return Number.isInteger(number) ? { value: number } : { error: { key: 'whole' } }
}

function readAnswer(typed: string, question: Question, locale: Locale): Read {
  if (question.kind === 'choice') {
    const { options } = question
    return { value: options.includes(typed) ? typed : options[0] }
  }
  if (typed === '') return question.optional ? { value: undefined } : { error: { key: 'missing' } }
  if (question.kind === 'day') return isIsoDay(typed) ? { value: typed } : { error: { key: 'noDay' } }
  return readAmount(typed, question, locale)
}

/** Whether a question is asked, given the answers to those before it. */
export function isShown(shown: Shown | undefined, answers: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(shown ?? {}).every(([name, options]) => options.includes(String(answers[name])))
}

/** Reads the answers of a form or an address. */
export function readAnswers(questions: Questions, typed: Typed, locale: Locale): ReadAnswers {
  const values: Record<string, string | number | undefined> = {}
  const errors: Record<string, AnswerError> = {}
  const query = new URLSearchParams({ [answered]: '1' })
  for (const [name, question] of Object.entries(questions)) {
    const text = (typed.get(name) ?? '').trim()
    if (!isShown(question.shown, values)) {
      values[name] = question.kind === 'choice' ? question.options[0] : undefined
      continue
    }
    const read = readAnswer(text, question, locale)
    if ('error' in read) {
      errors[name] = read.error
      query.set(name, text)
      continue
    }
    values[name] = read.value
    if (read.value !== undefined) query.set(name, written(read.value, question))
  }
  const complete = Object.keys(errors).length === 0
  return { answers: complete ? (values as AnswersTo<Questions>) : undefined, errors, query }
}

function written(value: string | number, { kind }: Question): string {
  if (typeof value === 'string') return value
  return plainNumber(kind === 'money' ? value / 100 : value)
}
