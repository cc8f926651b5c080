import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { updateEvent, watchVersion } from './version.ts'

function surroundings() {
  const announced = vi.fn()
  const events = new EventTarget()
  events.addEventListener(updateEvent, announced)
  const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  return {
    announced,
    around: { events, tab },
    comeBack: () => tab.dispatchEvent(new Event('visibilitychange')),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('checks every hour and announces a newer build once', async () => {
  const { announced, around } = surroundings()
  const newest = vi.fn().mockResolvedValueOnce('a').mockResolvedValueOnce(undefined).mockResolvedValue('b')
  const watch = watchVersion('a', around, newest)
  await vi.advanceTimersByTimeAsync(2 * 60 * 60_000)
  expect(announced).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2 * 60 * 60_000)
  expect(announced).toHaveBeenCalledTimes(1)
  expect(newest).toHaveBeenCalledTimes(3)
  watch.stop()
})

it('checks on return to the tab, but not on every switch', async () => {
  const { around, comeBack } = surroundings()
  const newest = vi.fn().mockResolvedValue('a')
  const watch = watchVersion('a', around, newest)
  comeBack()
  expect(newest).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  around.tab.visibilityState = 'hidden'
  comeBack()
  expect(newest).not.toHaveBeenCalled()
  around.tab.visibilityState = 'visible'
  comeBack()
  expect(newest).toHaveBeenCalledTimes(1)
  watch.stop()
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(newest).toHaveBeenCalledTimes(1)
})
