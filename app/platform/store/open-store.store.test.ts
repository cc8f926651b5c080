import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { describeStores } from '#tests/support/stores.ts'
import { makeDataDir } from './data-dir.server.ts'
import { openStore, sqliteFile } from './open-store.server.ts'
import { isSafeSqlite } from './sqlite-database.server.ts'
import { query } from './store.server.ts'

const opener = `
  import { openStore } from '#platform/store/open-store.server.ts'
  const store = await openStore(JSON.parse(process.argv[1]))
  await store.close()
`

async function openInProcess(config: object): Promise<number> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', opener, JSON.stringify(config)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number]
  return code
}

describeStores('openStore', ({ open, configure, dialect }) => {
  test('opens an empty database from several processes at the same time', async () => {
    const config = { ...(await configure()), linkSecret: dialect === 'sqlite' ? undefined : 'x'.repeat(32) }
    const codes = await Promise.all(Array.from({ length: 4 }, () => openInProcess(config)))
    expect(codes).toEqual([0, 0, 0, 0])
    const store = await open({}, config)
    const { rows } = await sql<{ name: string }>`select name from schema_migration order by name`.execute(
      store.db,
    )
    const numbers = rows.map(({ name }) => name.slice(0, 4))
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(4, '0')))
  }, 30_000)

  test('opens a store that a later version has changed, and logs it', async () => {
    const config = await configure()
    const store = await open({}, config)
    await sql`insert into schema_migration (name) values ('9999-of-a-later-version')`.execute(store.db)
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await open({}, config)
    const lines = written.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('"warn"'))
    written.mockRestore()
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ event: 'store.newer', count: 1, migration: '9999-of-a-later-version' }),
    ])
  })

  test('makes every commit durable', async () => {
    const store = await open()
    if (dialect === 'postgres') {
      const { rows } = await sql`show synchronous_commit`.execute(store.db)
      expect(rows).toEqual([{ synchronous_commit: 'on' }])
      return
    }
    const setting = async (name: string) =>
      Object.values((await sql`pragma ${sql.raw(name)}`.execute(store.db)).rows[0] ?? {})[0]
    expect(await setting('journal_mode')).toBe('wal')
    expect(await setting('synchronous')).toBe(2)
    expect(await setting('secure_delete')).toBe(1)
    expect(await setting('foreign_keys')).toBe(1)
    expect(statSync(sqliteFile(store.config.dataDir)).mode & 0o777).toBe(0o600)
    expect(statSync(`${sqliteFile(store.config.dataDir)}-wal`).mode & 0o777).toBe(0o600)
  })

  test.runIf(dialect === 'postgres')(
    "makes commits durable even if the server's default does not",
    async () => {
      const config = await configure()
      const name = new URL(config.databaseUrl ?? '').pathname.slice(1)
      const set = (value: string) =>
        sql`alter database ${sql.id(name)} set synchronous_commit = ${sql.lit(value)}`
      const admin = await open({}, config)
      for (const [given, used] of [
        ['off', 'on'],
        ['local', 'on'],
        ['remote_apply', 'remote_apply'],
      ] as const) {
        await set(given).execute(admin.db)
        const store = await open({}, config)
        const { rows } = await sql`show synchronous_commit`.execute(store.db)
        expect(rows).toEqual([{ synchronous_commit: used }])
      }
    },
  )

  test('reports what is wrong with the database', async () => {
    const config = await configure()
    if (dialect === 'sqlite') {
      writeFileSync(
        sqliteFile(config.dataDir),
        'not a database at all, but long enough to be looked at'.repeat(99),
      )
      await expect(openStore(config)).rejects.toMatchObject({
        name: 'StoreFault',
        code: 'store.corrupt',
        message: `DATA_DIR: the store in ${config.dataDir} cannot be opened (store.corrupt)`,
      })
      return
    }
    const databaseUrl = 'postgres://nobody@127.0.0.1:1/none'
    await expect(openStore({ ...config, databaseUrl })).rejects.toMatchObject({ code: 'store.connection' })
  })

  test.runIf(dialect === 'postgres')(
    'waits for a database that is down, not for one that is misconfigured',
    async () => {
      const config = await configure()
      // A name with two addresses, if this machine has both, and an address.
      for (const host of ['localhost', '127.0.0.1']) {
        const databaseUrl = `postgres://nobody@${host}:1/none`
        const store = await openStore({ ...config, databaseUrl }, {}, true)
        await expect(query(store, (db) => sql`select 1`.execute(db))).rejects.toHaveProperty(
          'code',
          'store.connection',
        )
        await store.close()
      }
      for (const [part, value] of [
        ['password', 'wrong'],
        ['pathname', 'wrong'],
        // The tests' database has no certificate.
        ['search', '?sslmode=verify-full'],
        ['search', '?sslmode=verify-full&sslrootcert=/none.pem'],
      ] as const) {
        const wrong = new URL(config.databaseUrl ?? '')
        wrong[part] = value
        await expect(openStore({ ...config, databaseUrl: wrong.href }, {}, true)).rejects.toMatchObject({
          name: 'ConfigFault',
          code: 'config.database',
          message: expect.stringMatching(/^DATABASE_URL: (?:expected |sslrootcert: )[^\n]*$/),
        })
      }
    },
  )

  test('requires a link secret for a shared database, and generates one otherwise', async () => {
    const config = { ...(await configure()), linkSecret: undefined }
    if (dialect === 'postgres') {
      await expect(openStore(config)).rejects.toMatchObject({
        name: 'ConfigFault',
        code: 'config.link-secret',
        message: 'LINK_SECRET: needed with DATABASE_URL, the same on all machines',
      })
      return
    }
    const first = await open({}, config)
    const second = await open({}, config)
    expect(first.linkKey).toEqual(second.linkKey)
    expect(readFileSync(join(config.dataDir, 'link.key'), 'utf8')).toHaveLength(43)
    const file = join(config.dataDir, 'link.key')
    const opening = (linkSecret?: string) => openStore({ ...config, linkSecret })
    await expect(opening('short')).rejects.toThrow(/^LINK_SECRET: it needs at least 32 characters$/)
    writeFileSync(file, 'short')
    await expect(opening()).rejects.toThrow(`DATA_DIR: the secret in ${file} needs at least 32 characters`)
  })
})

test('rejects a SQLite version that can corrupt its journal', () => {
  expect(['3.51.3', '3.51.10', '3.52.0', '4.0.0'].every(isSafeSqlite)).toBe(true)
  expect(['3.51.2', '3.50.9', '3.9.99', '2.99.99'].some(isSafeSqlite)).toBe(false)
})

test('reports a data directory that cannot be written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-test-'))
  writeFileSync(join(folder, 'file'), '')
  const config = {
    dataDir: join(folder, 'file'),
    referencePrefix: 'TAL',
    linkSecret: 'x'.repeat(32),
    linkDays: 1,
    webhook: false,
    retention: { closedMonths: 1, quarantineDays: 1 },
  }
  const { dataDir } = config
  const fault = { name: 'ConfigFault', code: 'config.data-dir' }
  const message = `DATA_DIR: ${dataDir} cannot be used: not a directory (ENOTDIR)`
  await expect(openStore(config)).rejects.toMatchObject({ ...fault, message })
  expect(() => makeDataDir(dataDir)).toThrow(message)
  // Here Node's recursive mkdir never returns.
  await expect(openStore({ ...config, dataDir: '/proc/nope', linkSecret: undefined })).rejects.toThrow(
    'DATA_DIR: /proc/nope cannot be used: no such file or directory (ENOENT)',
  )
  await rm(folder, { recursive: true })
})
