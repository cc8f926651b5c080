import { expect, test } from 'vitest'
import { claimNotice } from '#content/claim-notice.ts'
import { siteFacts } from '#content/load.server.ts'
import { reportBy } from './report-by.ts'

// A Friday, answered on Monday.
const times = { today: '2026-11-27', answerBy: '2026-11-30', notice: claimNotice(siteFacts()) }
const claim = (claimDay?: string, topic = 'claim') =>
  ({ dialog: 'contact-dialog', fields: { topic, ...(claimDay && { claimDay }) } }) as const

test.each([
  ['yesterday', '2026-11-19', undefined],
  ['today', '2026-11-20', '2026-11-27'],
  ['tomorrow', '2026-11-21', '2026-11-28'],
  ['on the day of our answer', '2026-11-23', '2026-11-30'],
  ['a day later', '2026-11-24', undefined],
])('of a limit that ends %s', (_when, day, last) => {
  expect(reportBy(claim(day), times)).toBe(last)
})

test('there is no deadline without a claim, without a day, or where none is counted', () => {
  expect(reportBy(claim('2026-11-20', 'other'), times)).toBeUndefined()
  expect(reportBy(claim(), times)).toBeUndefined()
  expect(reportBy(claim('2026-11-20'), { ...times, answerBy: undefined })).toBeUndefined()
  expect(reportBy(claim('2026-11-20'), { ...times, notice: claimNotice(new Map()) })).toBeUndefined()
})
