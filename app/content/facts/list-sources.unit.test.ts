import { expect, test } from 'vitest'
import { listSources } from './list-sources.ts'

const boats = 'Real Decreto 607/1999, seguro obligatorio de embarcaciones'
const law = 'https://law.test/act?id=607'
const startPage = 'https://law.test'

test('merges a law named differently by page and fact, with the exact address and the latest day', () => {
  const own = [{ name: 'Real Decreto 607/1999: leisure boats', url: startPage, asOf: '2026-01-01' }]
  expect(listSources(own, [{ source: { name: boats, url: law }, asOf: '2026-02-02' }])).toEqual([
    { name: 'Real Decreto 607/1999: leisure boats', url: law, asOf: '2026-02-02' },
  ])
})

test.each([
  ['of two addresses', { name: boats, url: 'https://law.test/act?id=9' }],
  ['of another kind with the same number', { name: 'Ley 607/1999, de puertos', url: startPage }],
  ['of a ministry, with the same number', { name: 'Orden INT/607/1999', url: startPage }],
  ['that only mentions the law', { name: 'ITC-BT-52, Real Decreto 607/1999', url: startPage }],
])('keeps a source %s separate', (_which, source) => {
  const own = [{ name: boats, url: law, asOf: '2026-01-01' }]
  expect(listSources(own, [{ source, asOf: '2026-02-02' }])).toHaveLength(2)
})

test('uses the shortest name for a law cited in several facts', () => {
  const facts = ['Ley 5/2019, de crédito, art. 14', 'Ley 5/2019, de crédito', 'Ley 5/2019, art. 3'].map(
    (name) => ({ source: { name, url: startPage }, asOf: '2026-02-02' }),
  )
  expect(listSources([], facts).map(({ name }) => name)).toEqual(['Ley 5/2019'])
})
