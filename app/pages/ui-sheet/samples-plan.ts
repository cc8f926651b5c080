import type { ResultWords } from '#pages/calculator/use-amount-words.tsx'
import type { PlanQuestion, PlanStep } from '#content/plan/plan-view.ts'
import { money, share, type Estimate } from '#domains/calculators/outcome.ts'

export const planQuestion: PlanQuestion = {
  id: 'passport',
  kind: 'one',
  label: 'Which passport do you have?',
  short: 'Passport',
  hint: 'It decides which papers you need.',
  options: [
    { id: 'eu', label: 'EU (Irish too), EEA or Swiss' },
    { id: 'uk', label: 'British' },
    { id: 'es', label: 'Spanish' },
  ],
}

const page = { href: '#page', label: 'Residence' }
const base = { when: {}, after: [], each: false, places: {}, page } as const

/** A legal date, a duty with advice, and advice alone. */
export const planSteps: readonly PlanStep[] = [
  {
    ...base,
    id: 'visa',
    title: 'Apply for the visa',
    why: 'Without an EU passport you need it before you travel.',
    kind: 'law',
    due: [{ by: 'law', from: 'arrival', period: { amount: 0, unit: 'days' }, words: '' }],
    begin: { amount: 6, unit: 'months' },
    where: 'Spanish consulate',
    who: 'person',
  },
  {
    ...base,
    id: 'tie',
    title: 'Get your residence card (TIE)',
    why: 'It proves your right to live here.',
    kind: 'law',
    due: [{ by: 'law', from: 'arrival', period: { amount: 1, unit: 'months' }, words: '1 month' }],
    where: 'Policía Nacional in Palma',
    fee: [{ amount: '€16.08', source: 'Policía Nacional', url: '#source', asOf: '21 November 2026' }],
    who: 'we',
  },
  {
    ...base,
    id: 'bank',
    title: 'Open a bank account',
    why: 'Direct debits for water and electricity need one.',
    kind: 'advice',
    due: [{ by: 'advice', from: 'arrival', period: { amount: 14, unit: 'days' }, words: '14 days' }],
    where: 'A bank of your choice',
    fee: 'free',
    who: 'you',
  },
]

export const estimate: Estimate = {
  kind: 'estimate',
  headline: { row: 'total', amount: money(3_450_000), tone: 'plain' },
  verdict: ['meaning'],
  steps: [
    share('tax', 8, 40_000_000),
    { row: 'fees', amount: money(250_000) },
    { row: 'total', amount: money(3_450_000), total: true },
  ],
  parts: [
    { row: 'tax', cents: 3_200_000 },
    { row: 'fees', cents: 250_000 },
  ],
  assumed: ['assumed'],
  changes: [],
  days: [],
}

export const calculatorWords = {
  result: {
    empty: { heading: 'Your result', items: ['The costs', 'The steps'] },
    rows: { total: 'Costs on top of the price', tax: 'Transfer tax', fees: 'Notary and land registry' },
    notes: {
      meaning: 'This is what a buyer of a €400,000 home sets aside.',
      assumed: 'You buy from a private seller.',
    },
  } satisfies ResultWords,
  next: { heading: 'And then?', text: 'We check the papers before you sign.', page },
}
