import { describe, expect, it } from 'vitest'
import { readPageFile } from '#content/page-file.server.ts'
import type { CalculatorContent } from '#content/schema/schema.calculator.ts'
import { locales } from '#map/locale.ts'
import { isPageId } from '#map/pages/pages.ts'
import { calculatorOf, placedCalculators, type CalculatorPage } from './calculator-page.ts'
import { calculators, type CalculatorId } from './calculators.ts'

const ids = Object.keys(calculators) as CalculatorId[]
const pages = ids.map((id): CalculatorPage => `calculator.${id}`)

const sorted = (words: Readonly<Record<string, unknown>> | undefined) => Object.keys(words ?? {}).toSorted()

it('has a page for each calculator, by its id', () => {
  expect(pages.every(isPageId)).toBe(true)
  expect(pages.map(calculatorOf)).toEqual(ids)
})

describe.each(pages)('%s', (page) => {
  const id = calculatorOf(page)
  if (id === undefined) throw new Error(page)
  const { questions, rows, notes, words, days } = calculators[id]

  it.each(locales)('has exactly the texts that it needs in %s', (locale) => {
    const { questions: asked, result } = readPageFile(page, locale) as CalculatorContent
    expect(sorted(asked.items)).toEqual(sorted(questions))
    for (const [name, question] of Object.entries(questions)) {
      const options = question.kind === 'choice' ? [...question.options] : []
      expect([name, ...sorted(asked.items[name]?.options)]).toEqual([name, ...options.toSorted()])
    }
    expect(sorted(result.rows)).toEqual([...rows].toSorted())
    expect(sorted(result.notes)).toEqual([...notes].toSorted())
    expect(sorted(result.words)).toEqual([...words].toSorted())
    expect(sorted(result.days)).toEqual([...days].toSorted())
  })
})

it('can answer what the short forms on other pages ask', () => {
  for (const { calculator, fields } of Object.values(placedCalculators)) {
    const id = calculatorOf(calculator)
    const questions = id && calculators[id].questions
    expect(fields.map((name) => questions?.[name]?.kind ?? 'none')).not.toContain('choice')
    expect(fields.map((name) => questions?.[name]?.kind ?? 'none')).not.toContain('none')
  }
})
