import { expect, test } from 'vitest'
import type { Remembered } from '#domains/answers/questions.ts'
import { calculators, type CalculatorId } from './calculators.ts'
import { canRemember, changeFromCalculator, knownAnswers } from './known-answers.ts'

const car: CalculatorId = 'vehicle-registration'

test.each<[CalculatorId, Remembered, object]>([
  [
    car,
    { vehicle: ['other'], stay: 'coming', arrival: '2027-04-01' },
    { origin: 'outside', moving: 'yes', arrival: '2027-04-01' },
  ],
  [car, { vehicle: ['eu', 'buying'], stay: 'here' }, { origin: 'eu' }],
  // Two foreign vehicles: it could be either.
  [car, { vehicle: ['eu', 'other'], stay: 'visits', arrival: '2027-04-01' }, {}],
  [car, { vehicle: ['spanish'], stay: 'coming' }, {}],
  ['home-purchase', { home: 'buying', stay: 'visits' }, { purpose: 'other' }],
  ['home-purchase', { home: 'buying', stay: 'coming' }, { purpose: 'main' }],
  ['home-purchase', { home: 'rent', stay: 'coming' }, {}],
  ['underinsurance', { home: 'buying', stay: 'coming' }, {}],
])('%s: %j comes to %j', (id, answers, known) => {
  const found = knownAnswers(id, answers)
  expect(found).toEqual(known)
  for (const [name, value] of Object.entries(found)) {
    const question = calculators[id].questions[name]
    if (question?.kind === 'choice') expect(question.options).toContain(value)
    else expect(question?.kind).toBe('day')
  }
})

test.each<[string, string, Remembered, object]>([
  ['origin', 'eu', {}, { vehicle: ['eu'] }],
  ['origin', 'outside', { vehicle: ['spanish', 'eu'] }, { vehicle: ['spanish', 'other'] }],
  // Two foreign vehicles: the calculator is about one of them.
  ['origin', 'outside', { vehicle: ['eu', 'other'] }, {}],
  ['moving', 'yes', { stay: 'visits' }, { stay: 'coming' }],
  ['moving', 'yes', { stay: 'here' }, {}],
  ['moving', 'no', { stay: 'coming' }, {}],
  ['arrival', '2027-04-01', { stay: 'coming' }, { arrival: '2027-04-01' }],
  ['arrival', '2027-04-01', { stay: 'visits' }, {}],
  ['arrival', '2027-02-30', {}, {}],
  ['price', '30000', {}, {}],
])('answering %s with %s in a calculator, knowing %j, changes %j', (question, value, answers, change) => {
  expect(changeFromCalculator(car, question, value, answers)).toEqual(change)
})

test('a calculator without questions of the plan remembers nothing', () => {
  expect(changeFromCalculator('home-purchase', 'purpose', 'other', { stay: 'coming' })).toEqual({})
  expect(canRemember('home-purchase')).toBe(false)
})
