import { expect, it } from 'vitest'
import { feeProblems } from './fees.ts'

const inFees = (text: string) => feeProblems('nie/es.yaml', [{ field: 'fees.rows[0].amount', text }])

it.each([
  '12,00 €',
  '12 €',
  '€12',
  '21 %',
  '21%',
  '12 euros',
  '12 EUR',
  'EUR 12',
  '21 Prozent',
  '5 per cent',
])('a fee is a living fact, not “%s”', (text) => {
  expect(inFees(`unos ${text} más IVA`)).toEqual([
    expect.stringMatching(/^nie\/es\.yaml: fees\.rows\[0\]\.amount: “.+” is no living fact$/),
  ])
})

it.each([
  '{{fact:nie.fee}}',
  'unos {{fact:nie.fee-rounded}} más IVA',
  'gratuita',
  '[modelo 790-012](https://sede.example/a%20b), en 2 copias',
])('“%s” is fine', (text) => {
  expect(inFees(text)).toEqual([])
})

it('says nothing of other parts of a page', () => {
  expect(feeProblems('nie/es.yaml', [{ field: 'lead', text: 'Cuesta 12 €.' }])).toEqual([])
})
