import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { settleMessages } from '#tests/support/settle-messages.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { runDailyPurge } from './purge.server.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import type { Store } from '#platform/store/store.server.ts'

vi.mock('node:timers/promises', { spy: true })

/**
 * Runs the daily job for a number of rounds, with an action in the pause after each; returns the
 * pauses in hours.
 */
async function runRounds(store: Store, rounds: number, between: () => Promise<void>): Promise<number[]> {
  const pauses: number[] = []
  const stopping = new AbortController()
  vi.mocked(sleep).mockImplementation(async (milliseconds) => {
    pauses.push(Number(milliseconds) / 3_600_000)
    if (pauses.length === rounds) stopping.abort()
    await between()
    return undefined as never
  })
  await runDailyPurge(store, stopping.signal)
  vi.mocked(sleep).mockRestore()
  return pauses
}

const logged = () => vi.mocked(process.stdout.write).mock.calls.join('')

describeStores('the daily purge', ({ open }) => {
  test('deletes expired data at the start and once a day', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await submitRequest(store, submission({ suspect: true }))
    await settleMessages(store)
    clock.advance({ hours: 24 * 30 })
    await submitRequest(store, submission({ suspect: true }))
    await settleMessages(store)
    const left: number[] = []
    const pauses = await runRounds(store, 2, async () => {
      left.push((await listRequests(store)).length)
      clock.advance({ hours: 24 * 30 })
    })
    expect([left, pauses]).toEqual([
      [1, 0],
      [24, 24],
    ])
  })

  test('logs a failed purge and retries a day later', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await submitRequest(store, submission({ suspect: true }))
    await settleMessages(store)
    clock.advance({ hours: 24 * 30 })
    await sql`alter table rate_limit rename to rate_limit_away`.execute(store.db)
    let round = 0
    await runRounds(store, 2, async () => {
      if (++round === 1) await sql`alter table rate_limit_away rename to rate_limit`.execute(store.db)
    })
    expect(logged()).toContain('"event":"purge.failed"')
    expect(logged()).toContain('"event":"purge.done","count":1')
    expect(await listRequests(store)).toEqual([])
  })
})
