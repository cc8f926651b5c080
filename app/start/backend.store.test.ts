import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { book, gatewayOn, identity as broker, tokenOf } from '#tests/support/appointments.ts'
import { identity } from '#tests/support/mail.ts'
import { readEnvironment } from '#platform/config/environment.server.ts'
import { storeSettings } from '#platform/config/settings.server.ts'
import { startBackend } from './backend.server.ts'
import { openStore } from '#platform/store/open-store.server.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'

vi.mock('node:timers/promises', { spy: true })
vi.mock('#domains/search/search-service.server.ts')

test('a process that started with complete holidays warns daily once they are incomplete', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'requests-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { setTimeout: wait } = await vi.importActual<{ setTimeout: typeof sleep }>('node:timers/promises')
  const holidays: Record<string, readonly string[]> = {}
  vi.mocked(sleep).mockImplementation(async (milliseconds, value, options) => {
    if (milliseconds !== 24 * 60 * 60 * 1000) return await wait(milliseconds, value, options)
    holidays['balearic'] = ['2020-12-25']
    return await wait(50, value, options)
  })
  const environment = readEnvironment({ DATA_DIR: folder })
  const requests = await startBackend(environment, { ...identity, holidays })
  const logged = () =>
    write.mock.calls.join('').split('"event":"book.holidays-not-listed","count":60').length - 1
  expect(logged()).toBe(0)
  await vi.waitFor(() => expect(logged()).toBeGreaterThan(1))
  await requests.stop(1_000)
  vi.restoreAllMocks()
})

test('a process logs at its start which appointments fall while their office is closed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'requests-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const environment = readEnvironment({ DATA_DIR: folder })
  const store = await openStore(storeSettings(environment, broker))
  const gateway = gatewayOn(store)
  const { next } = await gateway.days({ office: 'office.palma', language: 'de' })
  tokenOf(await book(gateway, { slot: next.at(-1) }))
  const reference = (await listRequests(store))[0]?.reference
  await store.close()
  const requests = await startBackend(environment, {
    ...broker,
    offices: broker.offices.map((office) => ({ ...office, hours: {} })),
  })
  const warning = `"event":"appointments.outside-hours","references":"${reference}","count":1`
  await vi.waitFor(() => expect(write.mock.calls.join('')).toContain(warning))
  await requests.stop(1_000)
  vi.restoreAllMocks()
})
