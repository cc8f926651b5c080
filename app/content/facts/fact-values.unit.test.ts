import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteFacts } from '#content/load.server.ts'

function amount(id: string): number {
  const value = siteFacts().get(id)?.value
  if (typeof value !== 'number') throw new Error(`${id} is no number`)
  return value
}

function day(id: string): Temporal.PlainDate {
  const fact = siteFacts().get(id)
  if (fact?.kind !== 'date') throw new Error(`${id} is no date`)
  return Temporal.PlainDate.from(fact.value)
}

test('the example of form 210 follows from its rates', () => {
  const base = (amount('m210.example-value') * amount('m210.imputed-revised')) / 100
  expect(amount('m210.example-base')).toBeCloseTo(base, 2)
  expect(amount('m210.example-tax-eu')).toBeCloseTo((base * amount('m210.rate-eu')) / 100, 2)
  expect(amount('m210.example-tax')).toBeCloseTo((base * amount('m210.rate')) / 100, 2)
})

test('the reduced transfer tax applies to part of a home below the first general limit', () => {
  expect(amount('itp.home-part')).toBeLessThan(amount('itp.home-limit'))
  expect(amount('itp.home-limit')).toBeLessThan(amount('itp.limit-1'))
  expect(amount('itp.young-rate')).toBeLessThan(amount('itp.home-rate'))
  expect(amount('itp.home-rate')).toBeLessThan(amount('itp.rate-1'))
})

test('electronic invoices become compulsory one and two years after the order', () => {
  const order = day('e-invoice.order')
  expect(day('e-invoice.large-from')).toEqual(order.add({ years: 1 }))
  expect(day('e-invoice.others-from')).toEqual(order.add({ years: 2 }))
})

test('prints an announced delay only together with its announcement date', () => {
  const texts = globSync('content/{blog,news,pages,services,insurance}/**/*.{md,yaml}').map((file) =>
    readFileSync(file, 'utf8'),
  )
  const announcing = texts.filter((text) => text.includes('{{fact:invoicing.announced}}'))
  expect(announcing.length).toBeGreaterThan(0)
  for (const text of announcing) expect(text).toContain('{{fact:invoicing.announced-on}}')
})
