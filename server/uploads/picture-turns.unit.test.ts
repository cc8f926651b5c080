import { expect, test } from 'vitest'
import { PictureTurns, patientSender } from './picture-turns.ts'

/** A piece of work that lasts until it is told to end. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

const from = (address: string) => ({ ...patientSender, address })

test('each address has its turn, however many pictures another one sent', async () => {
  const turns = new PictureTurns()
  const first = held()
  const order: string[] = []
  const take = (name: string, address: string) =>
    turns.take(() => Promise.resolve(order.push(name)), from(address))
  const all = [turns.take(first.work, from('a'))]
  const later = [take('a2', 'a'), take('a3', 'a'), take('b1', 'b'), take('b2', 'b'), take('c1', 'c')]
  first.end()
  await Promise.all([...all, ...later])
  expect(order).toEqual(['a2', 'b1', 'c1', 'a3', 'b2'])
})

test('who waits too long is turned away, and who left; the others come as before', async () => {
  const turns = new PictureTurns()
  const first = held()
  const order: string[] = []
  const [gone, late] = [new AbortController(), new AbortController()]
  const take = (name: string, sender: Parameters<PictureTurns['take']>[1]) =>
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

test('work that fails gives its turn away', async () => {
  const turns = new PictureTurns()
  const failing = turns.take(() => Promise.reject(new Error('work')), from('a'))
  const next = turns.take(() => Promise.resolve('done'), from('a'))
  await expect(failing).rejects.toThrow('work')
  expect(await next).toBe('done')
})

test('of one address only so many may wait, and all others still', async () => {
  const turns = new PictureTurns()
  const first = held()
  const running = turns.take(first.work, from('a'))
  const own = Array.from({ length: 23 }, () => turns.take(() => Promise.resolve(), from('a')))
  await expect(turns.take(() => Promise.resolve(), from('a'))).rejects.toHaveProperty('code', 'store.busy')
  const other = turns.take(() => Promise.resolve('taken'), from('b'))
  first.end()
  await Promise.all([running, ...own])
  expect(await other).toBe('taken')
})
