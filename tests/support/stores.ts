import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, inject, vi } from 'vitest'
import { openStore } from '#platform/store/open-store.server.ts'
import type { StorePorts } from '#platform/store/open-store.server.ts'
import { defaultRetention } from '#platform/store/store-config.server.ts'
import type { StoreConfig } from '#platform/store/store-config.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/** A stopped clock that a test moves. */
export interface TestClock {
  now: Temporal.Instant
  advance(duration: Temporal.DurationLike): void
}

/** A test's own clock, at a fixed time. */
export function testClock(): TestClock {
  return {
    now: Temporal.Instant.from('2026-11-23T09:00:00Z'),
    advance(duration) {
      this.now = this.now.add(duration)
    },
  }
}

async function createDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'))
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  const name = `test_${randomBytes(8).toString('hex')}`
  await client.query(`create database ${name}`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}

/** What a suite gets for each database. */
export interface StoreSuite {
  readonly dialect: Store['dialect']
  /** A configuration for an empty database of the test's own. */
  configure(): Promise<StoreConfig>
  /** Opens it, or a second connection to an existing one; closed after the test. */
  open(ports?: StorePorts, config?: StoreConfig): Promise<Store>
}

/** Runs the same tests on a SQLite file and on PostgreSQL. */
export function describeStores(name: string, tests: (suite: StoreSuite) => void): void {
  describe.each(['sqlite', 'postgres'] as const)(`${name} on %s`, (dialect) => {
    const cleanups: (() => Promise<void>)[] = []
    const configure = async (): Promise<StoreConfig> => {
      const dataDir = await mkdtemp(join(tmpdir(), 'store-test-'))
      cleanups.push(() => rm(dataDir, { recursive: true, force: true }))
      return {
        dataDir,
        databaseUrl: dialect === 'postgres' ? await createDatabase() : undefined,
        referencePrefix: 'TAL',
        linkSecret: 'a secret of the tests, long enough',
        linkDays: 180,
        webhook: false,
        retention: defaultRetention,
      }
    }
    const open = async (ports?: StorePorts, config?: StoreConfig): Promise<Store> => {
      const store = await openStore(config ?? (await configure()), ports)
      cleanups.push(() => store.close())
      return store
    }
    beforeEach(() => {
      // Keeps the log out of the test report.
      vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    })
    afterEach(async () => {
      vi.restoreAllMocks()
      for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
    })
    tests({ dialect, configure, open })
  })
}
