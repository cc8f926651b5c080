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

test('reads what was kept', () => {
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
])('what is missing or damaged is no answer: %s', (text) => {
  expect(parseAnswer(text)).toBeUndefined()
})
