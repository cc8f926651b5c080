import type { Resolved } from '#content/facts/resolved.ts'
import type { CalculatorContent } from '#content/schema/schema.calculator.ts'
import type { RichTextValue } from '#design/rich-text.tsx'
import type { PassedAnswers } from '#domains/requests/dialog/form-page.ts'
import { formatDay } from '#i18n/date-format.ts'
import type { Locale } from '#map/locale.ts'
import { moneyWords } from './amount-words.ts'
import { calculators, type CalculatorId } from './calculators.ts'
import type { Question } from './questions.ts'
import { readAnswers } from './read-answers.ts'

type Words = Resolved<CalculatorContent>['questions']['items']

function answerWords(
  value: string | number,
  question: Question,
  words: Words[string] | undefined,
  locale: Locale,
): RichTextValue {
  if (question.kind === 'choice') return words?.options?.[value] ?? String(value)
  if (question.kind === 'day') return formatDay(String(value), locale)
  if (question.kind === 'money') return moneyWords(Number(value), locale)
  const { unit } = words ?? {}
  return unit === undefined ? String(value) : [`${value} `, ...[unit].flat()]
}

/** The answers in an address in words; nothing unless they are complete. Those not asked are left out. */
export function answersInWords(
  id: CalculatorId,
  items: Words,
  typed: URLSearchParams,
  locale: Locale,
): PassedAnswers['answers'] {
  const { questions } = calculators[id]
  const { answers, query } = readAnswers(questions, typed, locale)
  return Object.entries(answers ?? {}).flatMap(([name, value]) => {
    const question = questions[name]
    if (question === undefined || value === undefined || !query.has(name)) return []
    const words = items[name]
    return [{ question: words?.label ?? name, answer: answerWords(value, question, words, locale) }]
  })
}

/** What a calculator's page passes to the forms over it: its answers, if they are complete. */
export function answersForForms(
  id: CalculatorId,
  items: Words,
  typed: URLSearchParams,
  { locale, path }: { readonly locale: Locale; readonly path: string },
): PassedAnswers | undefined {
  const answers = answersInWords(id, items, typed, locale)
  if (answers.length === 0) return undefined
  const { query } = readAnswers(calculators[id].questions, typed, locale)
  const ids = [...query].map(([name, value]) => `${name}=${value}`)
  return { ids, done: [], answers, href: `${path}?${query}` }
}
