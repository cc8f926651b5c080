import { expect, it, vi } from 'vitest'
import { createBodyCache, readAhead } from './response-body-cache.server.ts'
import type { SiteFile } from './site-files.server.ts'

function site(reads: readonly (() => Buffer<ArrayBuffer>)[], limit?: number) {
  const memory = createBodyCache(limit)
  const files = new Map(
    reads.map((read, index): [string, SiteFile] => [
      `/${index}`,
      { type: 'text/css', etag: '"a"', cache: 'file', bodies: new Map([['identity', memory.keep(read)]]) },
    ]),
  )
  return { files, memory }
}
const body = () => vi.fn(() => Buffer.alloc(4))

it('reads everything once, and nothing in the turn in which it was started', async () => {
  const reads = [body(), body(), body()]
  const { files, memory } = site(reads)
  const reading = readAhead(files, memory, new AbortController().signal)
  expect(reads[0]).not.toHaveBeenCalled()
  await reading
  for (const { bodies } of files.values()) bodies.get('identity')?.()
  expect(reads.map((read) => read.mock.calls.length)).toEqual([1, 1, 1])
})

it('stops when the cache is full', async () => {
  const reads = [body(), body(), body(), body()]
  const { files, memory } = site(reads, 9)
  await readAhead(files, memory, new AbortController().signal)
  expect(reads.map((read) => read.mock.calls.length)).toEqual([1, 1, 1, 0])
})

it('stops when the site does', async () => {
  const stopped = new AbortController()
  const reads = [vi.fn(() => (stopped.abort(), Buffer.alloc(4))), body()]
  const { files, memory } = site(reads)
  await readAhead(files, memory, stopped.signal)
  expect(reads[1]).not.toHaveBeenCalled()
})

it('reports only once that files cannot be read', async () => {
  const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const fault = () => {
    throw Object.assign(new Error('gone'), { code: 'ENOENT', errno: -2 })
  }
  const { files, memory } = site([fault, fault])
  await readAhead(files, memory, new AbortController().signal)
  expect(stdout.mock.calls).toHaveLength(1)
  expect(String(stdout.mock.calls[0]?.[0])).toContain(
    '"file.not-read","code":"no such file or directory (ENOENT)"',
  )
  stdout.mockRestore()
})
