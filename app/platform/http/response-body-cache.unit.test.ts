import { expect, it, vi } from 'vitest'
import { createBodyCache } from './response-body-cache.server.ts'

const body = (bytes: number) => vi.fn(() => Buffer.alloc(bytes))

it('creates a body once, on first use', () => {
  const read = body(3)
  const kept = createBodyCache().keep(read)
  expect(read).not.toHaveBeenCalled()
  expect(kept()).toBe(kept())
  expect(read).toHaveBeenCalledOnce()
})

it('re-creates a body that does not fit, and still caches those that do', () => {
  const memory = createBodyCache(10)
  const [small, large, tiny] = [body(6), body(5), body(4)]
  const kept = [small, large, tiny].map((read) => memory.keep(read))
  expect(kept.map((read) => read().length)).toEqual([6, 5, 4])
  expect(memory.isFull()).toBe(true)
  expect(kept.map((read) => read().length)).toEqual([6, 5, 4])
  expect([small, large, tiny].map((read) => read.mock.calls.length)).toEqual([1, 2, 1])
})

it('retries a body that could not be created', () => {
  const read = body(3).mockImplementationOnce(() => {
    throw new Error('EIO')
  })
  const memory = createBodyCache(3)
  const kept = memory.keep(read)
  expect(kept).toThrow('EIO')
  expect(kept()).toBe(kept())
  expect(memory.isFull()).toBe(false)
})
