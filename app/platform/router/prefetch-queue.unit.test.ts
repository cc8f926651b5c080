import { expect, it } from 'vitest'
import { createPrefetchQueue, parallel } from './prefetch-queue.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

function gated() {
  const started: string[] = []
  const finish = new Map<string, (error?: Error) => void>()
  const queue = createPrefetchQueue((key) => {
    started.push(key)
    return new Promise((resolve, reject) => finish.set(key, (error) => (error ? reject(error) : resolve())))
  })
  return { queue, started, finish }
}

it('runs at most four at once, each once, urgent ones first', async () => {
  const { queue, started, finish } = gated()
  for (const key of 'abcdefg') queue.add(key)
  queue.add('a')
  expect(started).toHaveLength(parallel)
  queue.add('g', true)
  queue.add('h', true)
  finish.get('a')?.()
  await settle()
  expect(started.slice(parallel)).toEqual(['h'])
  finish.get('b')?.()
  await settle()
  expect(started.slice(parallel)).toEqual(['h', 'g'])
})

it('retries a failed task when it is requested again', async () => {
  const { queue, started, finish } = gated()
  queue.add('a')
  finish.get('a')?.(new Error('away'))
  await settle()
  queue.add('a')
  expect(started).toEqual(['a', 'a'])
})
