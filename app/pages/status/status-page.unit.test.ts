import { expect, test } from 'vitest'
import { nextText } from './status-page.tsx'

const today = '2026-11-24'
const sent = { dialog: 'contact-dialog', state: 'received', answerBy: today } as const
const appointment = { state: 'moved', start: '2026-11-30T09:00:00Z' } as const

test.each([
  ['names the day until it is over', sent, 'nextReceivedBy'],
  ['names the day of a callback', { ...sent, dialog: 'callback-dialog' } as const, 'nextCallBy'],
  ['promises no past day', { ...sent, answerBy: '2026-11-23' }, 'nextOverdue'],
  ['names no day without opening hours', { ...sent, answerBy: undefined }, 'nextReceived'],
  ['names no day once it was answered', { ...sent, state: 'answered' } as const, 'nextAnswered'],
  ['waits for the appointment', { ...sent, appointment }, 'nextMoved'],
  [
    'describes the request, not the appointment, once the office has answered',
    { ...sent, appointment, state: 'closed' } as const,
    'nextClosed',
  ],
])('the next step %s', (_what, status, text) => {
  expect(nextText(status, today)).toBe(text)
})
