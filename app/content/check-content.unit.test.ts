import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checkContent } from './check-content.server.ts'
import { factFileSchema } from './facts.ts'

const fact = {
  id: 'nie.fee',
  kind: 'money',
  value: 9.84,
  unit: 'EUR',
  source: { name: 'Ley 1/2026', url: 'https://law.test/a' },
  asOf: '2026-11-21',
  review: '2027-11-21',
  confidence: 'high',
}
const file = 'content/facts/nie.yaml'
const check = (value: unknown) => () => checkContent(factFileSchema, value, file)

test('what is right is given back', () => {
  expect(check([fact])()).toEqual([fact])
})

test('every wrong entry of a list is named, by its id', () => {
  const others = [
    { ...fact, id: 'nie.copy', confidence: 'low' },
    { ...fact, id: 'nie.days', review: 'soon' },
  ]
  expect(check([fact, ...others])).toThrow(
    /^content\/facts\/nie\.yaml: 1 \(nie\.copy\)\.confidence: .+\ncontent\/facts\/nie\.yaml: 2 \(nie\.days\)\.review: .+$/,
  )
})

test('a field without a list is named by its place', () => {
  const schema = v.strictObject({ hours: v.array(v.string()) })
  expect(() => checkContent(schema, { hours: ['9', 10] }, 'content/site.yaml')).toThrow(
    /^content\/site\.yaml: hours\.1: /,
  )
  expect(() => checkContent(schema, 'text', 'content/site.yaml')).toThrow(/^content\/site\.yaml: : /)
})
