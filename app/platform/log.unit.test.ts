import { afterEach, expect, test, vi } from 'vitest'
import { faultCode, StoreFault } from './fault.server.ts'
import { log, logAsTool, loggedEvents } from './log.server.ts'
import type { LogFields } from './log.server.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('writes a log line as JSON of allowed fields only', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const fields = { reference: 'TAL-7K3M-Q9', email: 'a@example.org', ms: 3 } as LogFields
  log('info', 'request.received', fields)
  const line = String(write.mock.calls[0]?.[0])
  expect(JSON.parse(line)).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    level: 'info',
    event: 'request.received',
    reference: 'TAL-7K3M-Q9',
    ms: 3,
  })
  expect(line.endsWith('\n')).toBe(true)
})

test('logs a fault by its code', () => {
  expect(faultCode(new StoreFault('store.full', 'x'))).toBe('store.full')
  expect(faultCode(new Error('a@example.org'))).toBe('unexpected')
})

test('counts warnings and errors by event and kind, and remembers the latest', () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  log('info', 'mail.transport', { transport: 'smtp' })
  log('warn', 'post.limited', { kind: 'address' })
  vi.setSystemTime(1_700_000_060_000)
  log('warn', 'post.limited', { kind: 'address' })
  log('error', 'purge.failed', { code: 'store.full' })
  vi.useRealTimers()
  expect(loggedEvents()).toEqual([
    { event: 'post.limited', level: 'warn', kind: 'address', count: 2, lastSeconds: 1_700_000_060 },
    { event: 'purge.failed', level: 'error', kind: '', count: 1, lastSeconds: 1_700_000_060 },
  ])
})

test("keeps log lines out of a tool's standard output", () => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  logAsTool()
  log('info', 'store.open')
  log('warn', 'outbox.retry')
  expect(out).not.toHaveBeenCalled()
  expect(err).toHaveBeenCalledOnce()
})
