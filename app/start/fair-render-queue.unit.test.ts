import { expect, test } from 'vitest'
import { fairRenderQueue } from './fair-render-queue.server.ts'

const here = new AbortController().signal

test('rotates among the addresses, however many turns one of them waits for', async () => {
  const take = fairRenderQueue()
  const order: string[] = []
  const work = (name: string) => () => {
    order.push(name)
    return Promise.resolve(name)
  }
  const many = Array.from({ length: 100 }, (_, i) => take('a', here, work(`a${i}`)))
  const other = take('b', here, work('b'))
  expect(await Promise.all([...many, other])).toHaveLength(101)
  expect(order.indexOf('b')).toBeLessThan(20)
  expect(order.filter((name) => name !== 'b')).toEqual(Array.from({ length: 100 }, (_, i) => `a${i}`))
})

test('skips a client that disconnected while it waited', async () => {
  const take = fairRenderQueue()
  const client = new AbortController()
  let done = 0
  const work = () => Promise.resolve(++done)
  const turns = Array.from({ length: 50 }, () => take('a', client.signal, work))
  client.abort()
  expect(await Promise.all(turns)).toEqual(Array(50).fill(undefined))
  expect(done).toBe(0)
  expect(await take('b', here, work)).toBe(1)
})

test('runs sixteen at once, yields to other events in between, and passes on the turn of a failed task', async () => {
  const take = fairRenderQueue()
  let underWay = 0
  let most = 0
  const slow = async () => {
    most = Math.max(most, ++underWay)
    await new Promise((resolve) => setTimeout(resolve, 5))
    underWay--
    throw new Error('no page')
  }
  const turns = await Promise.allSettled(Array.from({ length: 40 }, () => take('a', here, slow)))
  expect(turns.filter(({ status }) => status === 'rejected')).toHaveLength(40)
  expect(most).toBe(16)
})

test('rejects new tasks when two thousand wait', async () => {
  const take = fairRenderQueue()
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const turns = Array.from({ length: 16 + 2_000 }, () => take('a', here, () => gate.then(() => 1)))
  expect(await take('b', here, () => Promise.resolve(1))).toBeUndefined()
  open()
  expect(await Promise.all(turns)).toEqual(Array(2_016).fill(1))
})
