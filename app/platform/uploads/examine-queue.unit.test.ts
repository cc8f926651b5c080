import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ExamineQueue, patientSender } from './examine-queue.server.ts'

/** Work that lasts until the test ends it. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

const from = (address: string) => ({ ...patientSender, address })

// Time moves only when a test advances it.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/**
 * A queue whose first turn is held until all others wait; each records its name: address and
 * number.
 */
function fill(turns: ExamineQueue) {
  const first = held()
  const order: string[] = []
  const all: Promise<unknown>[] = [turns.take(first.work, from('first'))]
  const add = (name: string, milliseconds: number) => {
    const work = async () => {
      vi.advanceTimersByTime(milliseconds)
      order.push(name)
      await Promise.resolve()
    }
    all.push(turns.take(work, from(name.slice(0, 1))))
  }
  const run = async () => {
    first.end()
    await Promise.all(all)
    return order
  }
  return { add, run }
}

test('gives each address its turn, however many files another one sent', async () => {
  const { add, run } = fill(new ExamineQueue(1))
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) add(name, 500)
  expect(await run()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('shares turns by duration, not by number', async () => {
  const { add, run } = fill(new ExamineQueue(1))
  for (const name of ['a1', 'a2', 'a3']) add(name, 5_000)
  for (const name of ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'c1']) add(name, 600)
  expect(await run()).toEqual(['a1', 'b1', 'c1', 'b2', 'b3', 'b4', 'b5', 'b6', 'a2', 'a3'])
})

test('deprioritises heavy users for ten minutes', async () => {
  const turns = new ExamineQueue(1)
  const order = async () => {
    const { add, run } = fill(turns)
    for (const name of ['a1', 'a2', 'b1', 'b2']) add(name, 500)
    return await run()
  }
  await turns.take(() => Promise.resolve(vi.advanceTimersByTime(5_000)), from('a'))
  expect(await order()).toEqual(['b1', 'b2', 'a1', 'a2'])
  vi.advanceTimersByTime(10 * 60_000)
  expect(await order()).toEqual(['a1', 'b1', 'a2', 'b2'])
})

test('puts a deprioritised network after heavier users for ten minutes', async () => {
  const turns = new ExamineQueue(1)
  const order = async () => {
    const { add, run } = fill(turns)
    for (const name of ['a1', 'a2', 'b1', 'b2']) add(name, 50_000)
    return await run()
  }
  turns.putLast(from('a'))
  expect(await order()).toEqual(['b1', 'b2', 'a1', 'a2'])
  vi.advanceTimersByTime(10 * 60_000)
  expect(await order()).toEqual(['a1', 'b1', 'a2', 'b2'])
})

test('drops senders that wait too long or disconnect, and serves the others', async () => {
  const turns = new ExamineQueue(1)
  const first = held()
  const order: string[] = []
  const [gone, late] = [new AbortController(), new AbortController()]
  const take = (name: string, sender: Parameters<ExamineQueue['take']>[1]) =>
    turns.take(() => Promise.resolve(order.push(name)), sender).catch(({ code }: { code: string }) => code)
  const running = turns.take(first.work, from('a'))
  const results = Promise.all([
    take('a2', { ...from('a'), gone: gone.signal }),
    take('a3', from('a')),
    take('b1', { ...from('b'), late: late.signal }),
    take('b2', { ...from('b'), gone: AbortSignal.abort() }),
  ])
  gone.abort()
  late.abort()
  first.end()
  await running
  expect(await results).toEqual(['store.gone', 1, 'store.busy', 'store.gone'])
  expect(order).toEqual(['a3'])
})

test('frees the slot of failed work', async () => {
  const turns = new ExamineQueue(1)
  const failing = turns.take(() => Promise.reject(new Error('work')), from('a'))
  const next = turns.take(() => Promise.resolve('done'), from('a'))
  await expect(failing).rejects.toThrow('work')
  expect(await next).toBe('done')
})

test('limits the queue of one address without affecting others', async () => {
  const turns = new ExamineQueue(1)
  const first = held()
  const running = turns.take(first.work, from('a'))
  const own = Array.from({ length: 59 }, () => turns.take(() => Promise.resolve(), from('a')))
  await expect(turns.take(() => Promise.resolve(), from('a'))).rejects.toHaveProperty('code', 'store.busy')
  const other = turns.take(() => Promise.resolve('taken'), from('b'))
  first.end()
  await Promise.all([running, ...own])
  expect(await other).toBe('taken')
})

test('gives a network one slot at most, and the next sender the other immediately', async () => {
  const turns = new ExamineQueue(2)
  const slow = held()
  const own = ['2001:db8:1:2::/64', '2001:db8:1:2ff::/64'].map((address) =>
    turns.take(slow.work, from(address)),
  )
  expect(await turns.take(() => Promise.resolve('done'), from('198.51.100.7'))).toBe('done')
  const second = vi.fn(() => Promise.resolve())
  const waiting = turns.take(second, from('2001:db8:1:3::/64'))
  await Promise.resolve()
  expect(second).not.toHaveBeenCalled()
  slow.end()
  await Promise.all([...own, waiting])
  expect(second).toHaveBeenCalledTimes(1)
})

test("reports how long a sender's work took", async () => {
  const worked = vi.fn<(milliseconds: number) => void>()
  await new ExamineQueue(1).take(() => Promise.resolve(vi.advanceTimersByTime(700)), {
    ...patientSender,
    worked,
  })
  expect(worked.mock.calls).toEqual([[700]])
})
