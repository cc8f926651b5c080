import { expect, onTestFinished, test, vi } from 'vitest'
import { describeStores } from '#tests/support/stores.ts'
import { reportClockSkew } from './clock-skew.server.ts'

describeStores('clock skew of this machine', ({ open, dialect }) => {
  test.each([
    [0, undefined],
    [20, undefined],
    [-20, undefined],
    [95, 95_000],
    [-95, 95_000],
  ])('%i seconds from the database clock', async (seconds, expected) => {
    const store = await open({ clock: () => Temporal.Now.instant().add({ seconds }) })
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    onTestFinished(() => written.mockRestore())
    await reportClockSkew(store)
    const [line] = written.mock.calls
      .map(([text]) => JSON.parse(String(text)) as { event: string; ms?: number })
      .filter(({ event }) => event.startsWith('store.clock'))
    if (expected === undefined || dialect === 'sqlite') return expect(line).toBeUndefined()
    expect(line?.event).toBe('store.clock-apart')
    expect(Math.abs((line?.ms ?? 0) - expected)).toBeLessThan(5_000)
  })
})
