import { expect, test } from 'vitest'
import { locales } from '#map/locale.ts'
import { resultWords } from './result-words.server.ts'
import type { Failure, Result, ResultState } from './results.server.ts'

const result = (state: ResultState, more: Partial<Result> = {}): Result => ({
  id: '1790000000000-aaaaaaaa',
  state,
  asked: { kind: 'publish', draft: 'aaaaaaaaaa' },
  by: { id: 'ana', name: 'Ana' },
  at: Temporal.Instant.from('2026-12-01T09:00:00Z'),
  ...more,
})

const reasons: readonly Failure[] = [
  { kind: 'problems', problems: [] },
  { kind: 'conflict', conflicts: [] },
  { kind: 'build', detail: 'x' },
  ...(['nothing', 'missing', 'not-started', 'past', 'fault'] as const).map((kind) => ({ kind })),
]

test.each(locales)('every state and every reason has words in %s', (locale) => {
  for (const state of ['waiting', 'checking', 'building', 'starting', 'scheduled', 'done'] as const)
    expect(resultWords(result(state), locale)).toMatch(/^\p{Lu}[^{}]+$/u)
  for (const why of reasons) expect(resultWords(result('failed', { why }), locale)).toMatch(/\. .+\.$/)
})

test('says how many mistakes there are, and how long it took', () => {
  const problem = { file: 'content/site.yaml', kind: 'other', params: {} } as const
  const why = { kind: 'problems', problems: [problem, problem] } as const
  expect(resultWords(result('failed', { why }), 'en')).toBe(
    'Not published. There are 2 mistakes in the draft. Nothing has changed for visitors.',
  )
  expect(resultWords(result('done', { seconds: 8.4 }), 'de')).toBe('Veröffentlicht nach 8,4 Sekunden')
  expect(resultWords(result('done', { asked: { kind: 'cancel', draft: 'aaaaaaaaaa' } }), 'es')).toBe(
    'Ya no está programado',
  )
})
