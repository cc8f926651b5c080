import { expect, test } from 'vitest'
import type { Remembered } from '#domains/answers/questions.ts'
import { calculators, type CalculatorId } from './calculators.ts'
import { knownAnswers } from './known-answers.ts'

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
