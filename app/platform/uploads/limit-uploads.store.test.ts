import { statfs } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { uploadPlace } from './limit-uploads.server.ts'

vi.mock('node:fs/promises', async (original) => {
  const whole = await original<typeof import('node:fs/promises')>()
  return { ...whole, statfs: vi.fn(whole.statfs) }
})

const MiB = 1024 ** 2

describeStores('uploads', ({ open, configure }) => {
  test('accepts up to 150 MB a day per address over all machines, without affecting others', async () => {
    const clock = testClock()
    const config = await configure()
    const stores = [
      await open({ clock: () => clock.now }, config),
      await open({ clock: () => clock.now }, config),
    ]
    const [one, other] = stores.map((store) => uploadPlace(store, '192.0.2.1'))
    expect(await one?.mayKeep(60 * MiB)).toBe(true)
    expect(await other?.mayKeep(90 * MiB)).toBe(true)
    expect(await one?.mayKeep(1)).toBe(false)
    const [store] = stores
    if (store === undefined) throw new Error('no store')
    expect(await uploadPlace(store, '192.0.2.2').mayKeep(60 * MiB)).toBe(true)
    expect(JSON.stringify(await store.db.selectFrom('rate_limit').selectAll().execute())).not.toContain(
      '192.0',
    )
    clock.advance({ hours: 24 })
    expect(await one?.mayKeep(60 * MiB)).toBe(true)
  })

  test('keeps counting, however much an address sends in a day', async () => {
    const clock = testClock()
    const place = uploadPlace(await open({ clock: () => clock.now }), '192.0.2.1')
    // 64 GiB: more bytes than PostgreSQL's integers hold.
    for (let sent = 0; sent < 64; sent++) await place.mayKeep(1024 * MiB)
    expect(await place.mayKeep(1)).toBe(false)
  })

  test('accepts uploads when the store does not answer', async () => {
    const store = await open()
    expect(await uploadPlace({ ...store, db: undefined as never }, 'a').mayKeep(900 * MiB)).toBe(true)
  })

  test.each([
    ['1 GiB of a large disk', 262_144, 26_214_400, true],
    ['less than 1 GiB of a large disk', 262_143, 26_214_400, false],
    ['5 % of a small disk', 5_000, 100_000, true],
    ['less than 5 % of a small disk', 4_999, 100_000, false],
  ])('accepts or refuses uploads when there is %s', async (_what, bavail, blocks, expected) => {
    const store = await open()
    const stats = await statfs(store.config.dataDir)
    vi.mocked(statfs).mockResolvedValueOnce({ ...stats, bsize: 4_096, bavail, blocks })
    expect(await uploadPlace(store, 'a').hasDisk()).toBe(expected)
    expect(statfs).toHaveBeenLastCalledWith(store.config.dataDir)
  })

  test('accepts uploads when free space is unknown', async () => {
    const config = await configure()
    const store = await open(undefined, config)
    const away = { ...store, config: { ...config, dataDir: `${config.dataDir}/away` } }
    expect(await uploadPlace(away, 'a').hasDisk()).toBe(true)
  })
})
