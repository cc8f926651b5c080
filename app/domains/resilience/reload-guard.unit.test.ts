import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isLoadFailure, loadOnce } from './reload-guard.ts'

const connection = new EventTarget()
const assign = vi.fn()

const goTo = (pathname: string) => vi.stubGlobal('location', { pathname, search: '?a=1', assign })
const connect = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })

beforeEach(() => {
  connect(true)
  goTo('/a')
  vi.stubGlobal('addEventListener', connection.addEventListener.bind(connection))
  vi.useFakeTimers({ now: 1_000_000 })
  sessionStorage.clear()
  assign.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('reloads a page at most once in ten seconds', () => {
  expect(loadOnce()).toBe(true)
  vi.advanceTimersByTime(9_999)
  expect(loadOnce()).toBe(false)
  vi.stubGlobal('location', { pathname: '/a', search: '?a=2', assign })
  expect(loadOnce()).toBe(false)
  goTo('/b')
  expect(loadOnce()).toBe(true)
  goTo('/a')
  vi.advanceTimersByTime(1)
  expect(loadOnce()).toBe(true)
  expect(assign.mock.calls).toEqual([['/a?a=1'], ['/b?a=1'], ['/a?a=1']])
})

it('waits for a connection', () => {
  connect(false)
  expect(loadOnce()).toBe(false)
  expect(assign).not.toHaveBeenCalled()
  connect(true)
  connection.dispatchEvent(new Event('online'))
  connection.dispatchEvent(new Event('online'))
  expect(assign.mock.calls).toEqual([['/a?a=1']])
})

it('does not reload after the visitor has moved on', () => {
  connect(false)
  expect(loadOnce()).toBe(false)
  goTo('/b')
  connect(true)
  connection.dispatchEvent(new Event('online'))
  expect(assign).not.toHaveBeenCalled()
})

it('does not reload if storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(loadOnce()).toBe(false)
  expect(assign).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

it.each([
  ['Failed to fetch dynamically imported module: http://x/a.js', true],
  ['error loading dynamically imported module: http://x/a.js', true],
  ['Importing a module script failed.', true],
  ['Failed to fetch', true],
  ['Load failed', true],
  ['NetworkError when attempting to fetch resource.', true],
  ['network error', true],
  ['x is undefined', false],
])('recognises “%s” as a load failure: %s', (message, expected) => {
  expect(isLoadFailure(new TypeError(message))).toBe(expected)
  expect(isLoadFailure(message)).toBe(false)
})
