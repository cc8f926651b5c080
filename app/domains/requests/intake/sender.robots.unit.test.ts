import { expect, test } from 'vitest'
import { looksLikeRobot } from './sender.server.ts'

const now = Date.parse('2026-11-23T09:00:00Z')

test.each([
  ['nothing unseen', {}, false],
  ['the field that people do not see', { website: 'https://x.example' }, true],
  ['that field, from a clock that is ahead', { website: 'x', opened: now + 60_000 }, true],
  ['opened this instant', { opened: now }, true],
  ['filled in two seconds', { opened: now - 2_000 }, true],
  ['filled in three seconds', { opened: now - 3_000 }, false],
  ['filled in an hour', { opened: now - 3_600_000 }, false],
  ['opened on a clock that is a little ahead', { opened: now + 1 }, false],
  ['opened on a clock that is a day ahead', { opened: now + 86_400_000 }, false],
])('%s', (_name, fields, robot) => {
  expect(looksLikeRobot(fields, now)).toBe(robot)
})

test('the minimum time is configurable', () => {
  expect(looksLikeRobot({ opened: now - 300 }, now, 200)).toBe(false)
  expect(looksLikeRobot({ opened: now - 100 }, now, 200)).toBe(true)
})
