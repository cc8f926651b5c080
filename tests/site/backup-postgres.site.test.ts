import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, inject, it, onTestFinished, vi } from 'vitest'
import { eraseRequest } from '#domains/retention/erase-requests.server.ts'
import { findRequest } from '#domains/requests/store/read-requests.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import { lastBackupFile } from '#platform/backup/last-backup.server.ts'
import { openStore } from '#platform/store/open-store.server.ts'
import { defaultRetention } from '#platform/store/store-config.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { uploadFile } from '#platform/uploads/data-files.server.ts'
import { debianProgram } from '#tests/support/debian-programs.ts'
import { startDebianPostgres } from '#tests/support/debian-postgres.ts'
import { submission } from '#tests/support/submission.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-postgres-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const linkSecret = 'a secret of the tests, long enough'

/** Runs a script of ops/ as its unit does; `programs` is the folder of the PostgreSQL client programs. */
function runScript(name: string, argument: string, environment: NodeJS.ProcessEnv, programs = '') {
  const { status, stdout, stderr } = spawnSync(`ops/${name}`, [argument], {
    encoding: 'utf8',
    env: { PATH: `${programs}:${process.env['PATH']}`, LINK_SECRET: linkSecret, ...environment },
  })
  return { status, stdout, stderr }
}

async function submit(store: Store, changes: Parameters<typeof submission>[0] = {}): Promise<string> {
  const result = await submitRequest(store, submission(changes))
  return result.kind === 'received' ? result.reference : ''
}

const only = (backups: string) => {
  const names = readdirSync(backups)
  expect(names).toEqual([expect.stringMatching(/^site-\d{8}T\d{6}Z\.tar$/)])
  return join(backups, names[0] ?? '')
}

it('backs up and restores a store on PostgreSQL with its files, and repeats erasures', async (context) => {
  const pgDump = debianProgram('postgresql-15', context)
  const programs = dirname(pgDump)
  const server = await startDebianPostgres(pgDump)
  onTestFinished(server.stop)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const dataDir = join(folder, 'data')
  const open = () =>
    openStore({
      dataDir,
      databaseUrl: server.url,
      referencePrefix: 'TAL',
      linkSecret,
      linkDays: 90,
      webhook: false,
      retention: defaultRetention,
    })
  const store = await open()
  const id = store.ids.id()
  mkdirSync(dirname(uploadFile(dataDir, id)), { recursive: true })
  writeFileSync(uploadFile(dataDir, id), 'bill')
  const kept = await submit(store, { files: [{ id, mediaType: 'application/pdf', size: 4 }] })
  const erased = await submit(store)
  const environment = { DATABASE_URL: server.url, DATA_DIR: dataDir }

  // The unit of the site calls this one, whichever the database.
  const backups = join(folder, 'backups')
  const made = runScript('backup.sh', backups, environment, programs)
  expect(made).toMatchObject({ status: 0, stderr: '' })
  const file = only(backups)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(Number(readFileSync(lastBackupFile(dataDir), 'utf8'))).toBeCloseTo(Date.now() / 1000, -2)

  await eraseRequest(store, erased)
  const later = await submit(store)
  const refused = runScript('restore-postgres.sh', file, environment, programs)
  expect(refused.status).toBe(1)
  expect(refused.stderr).toContain('stop every site and desk first')
  expect(await findRequest(store, { reference: later })).toBeDefined()
  await store.db.schema.createTable('of_a_later_release').addColumn('id', 'text').execute()
  await store.close()

  rmSync(uploadFile(dataDir, id))
  const damaged = join(folder, 'site-damaged.tar')
  const bytes = readFileSync(file)
  bytes.fill(0, 4_000, 6_000)
  writeFileSync(damaged, bytes)
  expect(runScript('restore-postgres.sh', damaged, environment, programs).stderr).toMatch(
    /is damaged|not a whole/,
  )
  const restored = runScript('restore-postgres.sh', file, environment, programs)
  expect(restored).toMatchObject({ status: 0, stderr: '' })
  expect(restored.stdout).toContain('1 requests erased again')
  expect(restored.stdout).not.toContain('LINK_SECRET')
  only(backups)
  const again = await open()
  onTestFinished(() => again.close())
  expect(await findRequest(again, { reference: kept })).toMatchObject({ name: 'Änne Groß' })
  expect(await findRequest(again, { reference: erased })).toBeUndefined()
  expect(await findRequest(again, { reference: later })).toBeUndefined()
  expect(readFileSync(uploadFile(dataDir, id), 'utf8')).toBe('bill')
  expect(await again.db.introspection.getTables()).not.toContainEqual(
    expect.objectContaining({ name: 'of_a_later_release' }),
  )
})

it('restores on a new machine, and says when its link secret differs', async (context) => {
  const pgDump = debianProgram('postgresql-15', context)
  const programs = dirname(pgDump)
  const server = await startDebianPostgres(pgDump)
  onTestFinished(server.stop)
  const environment = { DATABASE_URL: server.url, DATA_DIR: join(folder, 'old-machine') }
  mkdirSync(environment.DATA_DIR)
  writeFileSync(
    join(environment.DATA_DIR, 'erasures.jsonl'),
    '{"requestId":"a","erasedAt":"2026-11-23T09:00:00Z"}\n',
  )
  const backups = join(folder, 'moved')
  expect(runScript('backup-postgres.sh', backups, environment, programs).status).toBe(0)
  const target = join(folder, 'new-machine')
  const restored = runScript(
    'restore-postgres.sh',
    only(backups),
    { ...environment, DATA_DIR: target, LINK_SECRET: 'another secret of the tests, long enough' },
    programs,
  )
  expect(restored.status).toBe(0)
  expect(restored.stdout).toContain('LINK_SECRET is not that of the backup')
  expect(readFileSync(join(target, 'erasures.jsonl'), 'utf8')).toContain('"requestId":"a"')
})

it('refuses a pg_dump that is older than the server before it does anything', (context) => {
  debianProgram('postgresql-15', context)
  const programs = mkdtempSync(join(folder, 'old-programs-'))
  const program = join(programs, 'pg_dump')
  writeFileSync(
    program,
    '#!/bin/sh\n[ "$1" = --version ] || exit 99\necho "pg_dump (PostgreSQL) 14.9 (Debian 14.9-1)"\n',
  )
  chmodSync(program, 0o755)
  const backups = join(folder, 'refused')
  const environment = { DATABASE_URL: inject('postgresUrl'), DATA_DIR: join(folder, 'refused-data') }
  const { status, stderr } = runScript('backup-postgres.sh', backups, environment, programs)
  expect(status).toBe(1)
  expect(stderr).toMatch(/pg_dump is of version 14, which is too old for version 18\. Nothing was done/)
  expect(stderr).toContain('postgresql-client-18')
  expect(readdirSync(backups)).toEqual([])
})

it('leaves no half backup and no time of one when it fails', (context) => {
  debianProgram('postgresql-15', context)
  const programs = mkdtempSync(join(folder, 'failing-programs-'))
  const program = join(programs, 'pg_dump')
  writeFileSync(program, '#!/bin/sh\n[ "$1" = --version ] || exit 3\necho "pg_dump (PostgreSQL) 18.0"\n')
  chmodSync(program, 0o755)
  const backups = join(folder, 'failed')
  const dataDir = join(folder, 'failed-data')
  const environment = { DATABASE_URL: inject('postgresUrl'), DATA_DIR: dataDir }
  const { status, stderr } = runScript('backup-postgres.sh', backups, environment, programs)
  expect(status).toBe(3)
  expect(stderr).toContain('No backup was written')
  expect(readdirSync(backups)).toEqual([])
  expect(() => statSync(lastBackupFile(dataDir))).toThrow('ENOENT')
})
