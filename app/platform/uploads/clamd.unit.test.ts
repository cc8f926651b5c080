import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeClamd } from '#tests/support/clamd.ts'
import { freePort } from '#tests/support/free-port.ts'
import { clamdScanner } from './clamd.server.ts'

let folder = ''
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  folder = await mkdtemp(join(tmpdir(), 'clamd-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

async function file(content: Buffer | string): Promise<string> {
  const path = join(folder, 'file')
  await writeFile(path, content)
  return path
}

async function clamd(...parameters: Parameters<typeof fakeClamd>) {
  const started = await fakeClamd(...parameters)
  onTestFinished(started.close)
  return started
}

test('sends the whole file and parses the verdict', async () => {
  const large = Buffer.alloc(3_000_000, 'content ')
  const { host, files } = await clamd((sent) =>
    sent.includes('EICAR') ? 'Eicar-Test-Signature FOUND' : 'OK',
  )
  const scan = clamdScanner(host)
  expect(await scan(await file(large))).toBe('clean')
  expect(files[0]).toEqual(large)
  expect(await scan(await file('EICAR'))).toBe('infected')
  expect(await scan(await file(''))).toBe('clean')
})

test.each([
  ['an error', () => 'INSTREAM size limit exceeded. ERROR'],
  ['something else', () => 'of what?'],
])('is unavailable when clamd answers %s', async (_what, answer) => {
  const { host } = await clamd(answer)
  expect(await clamdScanner(host)(await file('content'))).toBe('unavailable')
})

test('is unavailable when clamd closes the connection in the middle of a file', async () => {
  const server = createServer((socket) => void socket.once('data', () => socket.destroy()))
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  expect(await clamdScanner(`127.0.0.1:${port}`)(await file(Buffer.alloc(9_000_000)))).toBe('unavailable')
})

test('retries an unreachable clamd only after a pause', async () => {
  const port = await freePort()
  const scan = clamdScanner(`127.0.0.1:${port}`)
  const path = await file('content')
  expect(await scan(path)).toBe('unavailable')
  const { files } = await clamd(() => 'OK', port)
  expect(await scan(path)).toBe('unavailable')
  expect(files).toHaveLength(0)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 16_000)
  expect(await scan(path)).toBe('clean')
})

test('connects to a socket by its path', async () => {
  const path = join(folder, 'clamd.ctl')
  const server = createServer((socket) => void socket.once('data', () => socket.end('stream: OK\0')))
  await new Promise<void>((resolve) => server.listen(path, resolve))
  onTestFinished(() => void server.close())
  expect(await clamdScanner(path)(await file('content'))).toBe('clean')
})
