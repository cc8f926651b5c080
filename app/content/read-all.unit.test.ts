import { expect, test } from 'vitest'
import { problemsIn, readAll } from './read-all.ts'

const wrong = (message: string) => (): never => {
  throw new Error(message)
}

test('returns readable files in order', () => {
  expect(readAll([() => 1, () => 'two'])).toEqual([1, 'two'])
})

test('reports everything unreadable, each line of a file once', () => {
  const a = wrong('content/a.yaml: x\ncontent/a.yaml: y')
  const all = () => readAll([a, () => 1, wrong('content/b.yaml: z'), a])
  expect(problemsIn(all)).toEqual(['content/a.yaml: x', 'content/a.yaml: y', 'content/b.yaml: z'])
})

test("keeps a parser's multi-line excerpt with its error", () => {
  const quoted = 'content/a.yaml: Tabs at line 2:\n\n\ta: 1\n^'
  expect(problemsIn(wrong(`${quoted}\n`))).toEqual([quoted])
})

test('names the invalid file, not the one that includes it', () => {
  expect(problemsIn(wrong('content/pages/claims/es.yaml: content/insurance/hogar/es.yaml: Tabs'))).toEqual([
    'content/insurance/hogar/es.yaml: Tabs',
  ])
  expect(problemsIn(wrong('blog/a/es.md: content/blog/a/es.md: unknown fact x'))).toEqual([
    'content/blog/a/es.md: unknown fact x',
  ])
})
