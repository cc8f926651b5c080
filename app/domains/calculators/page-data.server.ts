import { plainText } from '#content/inline.ts'
import { loadPage, pageSources, siteFacts, siteIdentity } from '#content/load.server.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { CalculatorContent } from '#content/schema/schema.calculator.ts'
import { formatDay } from '#i18n/date-format.ts'
import { madridToday } from '#i18n/madrid-time.ts'
import { locales, type Locale } from '#map/locale.ts'
import type { PageInfo } from '#content/page-info.ts'
import type { PassedAnswers } from '#domains/requests/dialog/form-page.ts'
import { pagePath } from '#map/paths.ts'
import type { PageId } from '#map/pages/pages.ts'
import {
  calculatorOf,
  placedCalculators,
  type CalculatorData,
  type ShortCalculator,
  type ShortField,
} from './calculator-page.ts'
import { answered } from './answered.ts'
import { calculators, type CalculatorId } from './calculators.ts'
import { ratesOf } from './rates.server.ts'
import { readAnswers } from './read-answers.ts'
import { answersInWords, answersForForms } from './request-answers.ts'

/** What the page of a calculator needs beside its texts; with answers in its address also today's date. */
export function calculatorData(page: PageId, locale: Locale, typed: URLSearchParams): CalculatorData {
  const id = calculatorOf(page)
  if (id === undefined) throw new Error(`${page} is no calculator`)
  const known = siteFacts()
  const { rates, facts } = ratesOf(id, known)
  const [oldest] = facts.flatMap((fact) => known.get(fact)?.asOf ?? []).toSorted()
  return {
    id,
    rates,
    sources: pageSources(page, locale, facts),
    ...(oldest && { checked: formatDay(oldest, locale) }),
    ...(typed.has(answered) && { today: madridToday() }),
  }
}

/** The path and the texts of a calculator's page. */
export function calculatorContent(
  id: CalculatorId,
  locale: Locale,
): { readonly path: string; readonly content: Resolved<CalculatorContent> } {
  const path = pagePath(`calculator.${id}`, locale, siteIdentity())
  const loaded = loadPage(path)
  if (loaded?.content.stage !== 'calculator') throw new Error(`${path} is no calculator`)
  return { path, content: loaded.content }
}

/** The page's paths in each language with the answers of its address, for the switcher without scripts. */
export function pathsWithAnswers(
  { id: page, locale, paths }: Pick<PageInfo, 'id' | 'locale' | 'paths'>,
  typed: URLSearchParams,
): PageInfo['paths'] {
  const id = calculatorOf(page)
  if (id === undefined || !typed.has(answered)) return paths
  const { query } = readAnswers(calculators[id].questions, typed, locale)
  return Object.fromEntries(locales.map((one) => [one, `${paths[one]}?${query}`])) as PageInfo['paths']
}

/** The answers in a calculator's address, for the form opened over the page. */
export function answersInAddress(
  { id: page, locale }: Pick<PageInfo, 'id' | 'locale'>,
  typed: URLSearchParams,
): PassedAnswers | undefined {
  const id = calculatorOf(page)
  if (id === undefined || !typed.has(answered)) return undefined
  const { path, content } = calculatorContent(id, locale)
  return answersForForms(id, content.questions.items, typed, { locale, path })
}

/** A calculator's answers for the office, from the ids in a request; unknown ones are dropped. */
export function calculationForRequest(page: PageId, ids: string, locale: Locale): string[] {
  const id = calculatorOf(page)
  if (id === undefined) return []
  const typed = new URLSearchParams(ids.split(/,(?=[A-Za-z0-9]+=)/).join('&'))
  const { content } = calculatorContent(id, locale)
  return answersInWords(id, content.questions.items, typed, locale).map(
    ({ question, answer }) => `${plainText(question).replace(/[^?]$/, '$&:')} ${plainText(answer)}`,
  )
}

/** The calculator that belongs to a page, as a short form on it. */
export function shortCalculator(page: PageId, locale: Locale): ShortCalculator | undefined {
  const placed = placedCalculators[page]
  const id = placed && calculatorOf(placed.calculator)
  if (placed === undefined || id === undefined) return undefined
  const { path: href, content } = calculatorContent(id, locale)
  const { title, summary, questions } = content
  const fields = placed.fields.map((name): ShortField => {
    const question = calculators[id].questions[name]
    const words = questions.items[name]
    if (question === undefined || question.kind === 'choice' || words === undefined) {
      throw new Error(`${placed.calculator} has no number or day ${name} for its short form`)
    }
    return { name, kind: question.kind, label: words.label, unit: words.unit }
  })
  return { href, heading: title, text: summary, submit: questions.submit, fields }
}
