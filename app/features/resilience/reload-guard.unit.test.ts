import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isChunkFailure, loadOnce } from './reload-guard.ts'

const connection = new EventTarget()

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', connection.addEventListener.bind(connection))
  vi.useFakeTimers({ now: 1_000_000 })
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('loads a path once in ten seconds', () => {
  const load = vi.fn()
  expect(loadOnce('/a', load)).toBe(true)
  vi.advanceTimersByTime(9_999)
  expect(loadOnce('/a', load)).toBe(false)
  expect(loadOnce('/b', load)).toBe(true)
  vi.advanceTimersByTime(1)
  expect(loadOnce('/a', load)).toBe(true)
  expect(load.mock.calls).toEqual([['/a'], ['/b'], ['/a']])
})

it('waits for a connection', () => {
  vi.stubGlobal('navigator', { onLine: false })
  const load = vi.fn()
  expect(loadOnce('/a', load)).toBe(false)
  expect(load).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  connection.dispatchEvent(new Event('online'))
  connection.dispatchEvent(new Event('online'))
  expect(load.mock.calls).toEqual([['/a']])
})

it('does not load where nothing can be remembered', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(loadOnce('/a', vi.fn())).toBe(false)
  vi.restoreAllMocks()
})

it.each([
  ['Failed to fetch dynamically imported module: http://x/a.js', true],
  ['error loading dynamically imported module: http://x/a.js', true],
  ['Importing a module script failed.', true],
  ['x is undefined', false],
])('%s: %s', (message, expected) => {
  expect(isChunkFailure(new TypeError(message))).toBe(expected)
  expect(isChunkFailure(message)).toBe(false)
})
