import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startAttemptClock } from './attempt-timeout.server.ts'

const times = { deadlineSeconds: 60, answer: { placeSeconds: 30, deadlineSeconds: 660 } }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function start(of: Parameters<typeof startAttemptClock>[0]) {
  const leave = vi.fn<() => void>()
  const clock = startAttemptClock(of, leave)
  /**
   * The state after some more seconds: whether the attempt was ended, and has given up its slot.
   */
  const after = (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1000)
    return [clock.signal.aborted, leave.mock.calls.length > 0]
  }
  return { clock, after }
}

test('ends an attempt at its deadline, with its slot', () => {
  const { after } = start(times)
  expect(after(59)).toEqual([false, false])
  expect(after(1)).toEqual([true, false])
})

test('lets a receiver with the whole message answer late without occupying a slot', () => {
  const { clock, after } = start(times)
  after(5)
  clock.handedOver()
  expect(after(29)).toEqual([false, false])
  expect(after(1)).toEqual([false, true])
  expect(after(629)).toEqual([false, true])
  expect(after(1)).toEqual([true, true])
})

test('holds a slot no longer than before, however late the message was handed over', () => {
  const { clock, after } = start(times)
  after(50)
  clock.handedOver()
  expect(after(9)).toEqual([false, false])
  expect(after(1)).toEqual([false, true])
})

test('keeps the deadline when no answer is expected', () => {
  const { clock, after } = start({ deadlineSeconds: 10 })
  clock.handedOver()
  expect(after(10)).toEqual([true, false])
})

test('does nothing after the end', () => {
  const { clock, after } = start(times)
  clock.handedOver()
  clock.end()
  expect(after(1_000)).toEqual([false, false])
  expect(vi.getTimerCount()).toBe(0)
})
