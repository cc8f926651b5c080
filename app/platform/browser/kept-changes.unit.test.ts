import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onKeptChange, onRestored } from './kept-changes.ts'

const page = new EventTarget()
const storage = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
const pageshow = (persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

beforeEach(() => void vi.stubGlobal('addEventListener', page.addEventListener.bind(page)))
afterEach(() => void vi.unstubAllGlobals())

it('reports a change of its key, and of all keys together', () => {
  const changed = vi.fn()
  const stop = onKeptChange('consent', changed)
  storage('searches')
  expect(changed).not.toHaveBeenCalled()
  storage('consent')
  storage(null)
  expect(changed).toHaveBeenCalledTimes(2)
  stop()
})

it('reports a page restored from the back/forward cache, but not a newly loaded one', () => {
  const changed = vi.fn()
  const stop = onKeptChange('consent', changed)
  pageshow(false)
  expect(changed).not.toHaveBeenCalled()
  pageshow(true)
  expect(changed).toHaveBeenCalledTimes(1)
  stop()
})

it('reports nothing once stopped', () => {
  const changed = vi.fn()
  onKeptChange('consent', changed)()
  const stopped = new AbortController()
  onRestored(changed, stopped.signal)
  stopped.abort()
  storage('consent')
  pageshow(true)
  expect(changed).not.toHaveBeenCalled()
})
