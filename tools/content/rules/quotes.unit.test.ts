import { expect, it } from 'vitest'
import { quotesIn } from './quotes.ts'

const said = (line: number, whole: string, words: string) =>
  `x.yaml: line ${line}: ${whole} is printed with its marks, write "${words}" or, if they are meant, "${whole}"`

it.each([
  ['lead: x\ncta: “Pedir presupuesto”', said(2, '“Pedir presupuesto”', 'Pedir presupuesto')],
  ['cta: „Angebot anfordern“ # new', said(1, '„Angebot anfordern“', 'Angebot anfordern')],
  ['items:\n  - «Pedir»', said(2, '«Pedir»', 'Pedir')],
  ['name: { es: «Hogar», en: Home }', said(1, '«Hogar»', 'Hogar')],
  ['---\nslug: x\ntitle: “Hogar”\n---\nText.\n', said(3, '“Hogar”', 'Hogar')],
])('quotation marks around a whole value are reported: %j', (source, message) => {
  expect(quotesIn('x.yaml', source)).toEqual([message])
})

it.each([
  'title: "“It is only a few hours”"',
  "title: '«Son pocas horas»'",
  'title: “One” and “two”',
  'title: „Ja“, sagt er',
  'text: >-\n  “Said so.”',
  '---\nslug: x\n---\n- “Said so.”\n',
])('intended quotation marks are not reported: %j', (source) => {
  expect(quotesIn('x.yaml', source)).toEqual([])
})
