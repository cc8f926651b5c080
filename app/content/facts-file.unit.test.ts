import { expect, test } from 'vitest'
import { parseFacts } from './facts.server.ts'

const file = 'content/facts/nie.yaml'
const written = (value: string) => `
- id: nie.fee
  kind: money
  value: ${value}
  unit: EUR
  source: { name: Ley 1/2026 }
  asOf: 2026-11-21
  review: 2027-11-21
  confidence: high
`

test.each([
  ['1500', 1500],
  ['1.5', 1.5],
  ['1.50 # a month', 1.5],
])('a value of %s is %d', (value, read) => {
  expect(parseFacts(written(value), file)).toMatchObject([{ value: read }])
})

test.each([
  ['1.500', '1500 or 1.5'],
  ['12.000 # a year', '12000 or 12'],
])('a value of %s may be two and is refused', (value, both) => {
  expect(() => parseFacts(written(value), file)).toThrow(
    `${file}: value: ${value.split(' ')[0]} may mean ${both}: write the one that it is`,
  )
})
