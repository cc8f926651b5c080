import { expect, test } from 'vitest'
import { parseAnswer } from './answer.ts'

const answer = {
  value: 'a',
  asked: 'a|b',
  version: 1,
  date: '2026-11-23T09:00:00.000Z',
  record: 'r',
  proven: true,
}

test('parses the stored answer', () => {
  expect(parseAnswer(JSON.stringify(answer))).toEqual(answer)
})

test.each([
  null,
  '',
  '{',
  'true',
  '"a|b"',
  '[]',
  JSON.stringify({ ...answer, date: 'yesterday' }),
  JSON.stringify({ ...answer, version: '1' }),
  JSON.stringify({ ...answer, value: ['a'] }),
  JSON.stringify({ ...answer, record: undefined }),
])('treats a missing or damaged answer as none: %s', (text) => {
  expect(parseAnswer(text)).toBeUndefined()
})
