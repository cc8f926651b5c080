import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { readEnvironment } from '#platform/config/environment.server.ts'
import { storeSettings } from '#platform/config/settings.server.ts'
import { lastBackupFile } from '#platform/backup/last-backup.server.ts'
import { openStore } from '#platform/store/open-store.server.ts'
import { retention } from '#map/limits.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-test-'))
const dataDir = join(folder, 'data')
beforeEach(async () => {
  // Keeps the log out of the test report.
  const quiet = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const store = await openStore(storeSettings(readEnvironment({ DATA_DIR: dataDir }), readIdentity()))
  await store.close()
  quiet.mockRestore()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('ops/backup.sh', () => {
  it('makes a backup and deletes those past the retention period of the privacy policy', () => {
    const backups = join(folder, 'backups')
    mkdirSync(backups)
    const aged = (days: number) => {
      const file = join(backups, `site-${days}.backup`)
      writeFileSync(file, '')
      const then = Date.now() / 1000 - days * 86_400 - 60
      utimesSync(file, then, then)
    }
    for (const days of [retention.backupDays - 1, retention.backupDays]) aged(days)
    execFileSync('sh', ['ops/backup.sh', backups], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
      stdio: 'pipe',
    })
    const left = readdirSync(backups)
    expect(left).toHaveLength(2)
    // For the site's metrics.
    const noted = Number(readFileSync(lastBackupFile(dataDir), 'utf8'))
    expect(Math.abs(noted - Date.now() / 1000)).toBeLessThan(30)
    expect(left).toContain(`site-${retention.backupDays - 1}.backup`)
    expect(left).toContainEqual(expect.stringMatching(/^site-\d{8}T\d{6}Z\.backup$/))
  })
})

describe('ops/backup.sh, run each hour', () => {
  it('keeps all of the last 48 hours, then the first of each day', () => {
    const backups = mkdtempSync(join(folder, 'hourly-'))
    const hour = 3_600_000
    const names = Array.from({ length: 31 * 24 }, (_, index) => {
      const then = new Date(Date.now() - (index + 0.5) * hour)
      const name = `site-${then.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')}.backup`
      writeFileSync(join(backups, name), '')
      utimesSync(join(backups, name), then, then)
      return { name, day: name.slice(0, 'site-20261122'.length), hours: index + 0.5 }
    })
    // A file that someone put there under another name is deleted by age alone.
    writeFileSync(join(backups, 'site-before-upgrade.backup'), '')
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir }
    execFileSync('sh', ['ops/backup.sh', backups], { env, stdio: 'pipe' })
    const earlier = names.filter(({ hours }) => hours > 48 && hours < retention.backupDays * 24)
    const firsts = new Map(earlier.map(({ day, name }) => [day, name]))
    const wanted = [...names.filter(({ hours }) => hours < 48).map(({ name }) => name), ...firsts.values()]
    const left = readdirSync(backups)
    expect(left.filter((name) => names.some((made) => made.name === name)).toSorted()).toEqual(
      wanted.toSorted(),
    )
    expect(wanted.length).toBeLessThanOrEqual(48 + 30)
    expect(left).toContain('site-before-upgrade.backup')
    expect(left).toHaveLength(wanted.length + 2)
  })
})

describe('ops/backup.sh when something goes wrong', () => {
  const start = (backups: string, data = dataDir) =>
    spawnSync('sh', ['ops/backup.sh', backups], {
      env: { PATH: process.env['PATH'], DATA_DIR: data },
      stdio: 'pipe',
    })
  const put = (backups: string, name: string, ageMs: number) => {
    const file = join(backups, name)
    writeFileSync(file, '')
    const then = (Date.now() - ageMs) / 1000
    utimesSync(file, then, then)
  }
  const hour = 3_600_000

  it('deletes leftovers of a killed backup, but not a running one or foreign files', () => {
    const backups = mkdtempSync(join(folder, 'killed-'))
    put(backups, 'site-k.backup.part', 3 * hour)
    put(backups, 'site-k.backup.part-journal', 3 * hour)
    put(backups, 'site-n.backup.part', 60_000)
    put(backups, 'other', 999 * 24 * hour)
    expect(start(backups).status).toBe(0)
    const left = readdirSync(backups).filter((name) => !/^site-\d{8}T/.test(name))
    expect(left.toSorted()).toEqual(['other', 'site-n.backup.part'])
  })

  it('deletes old backups although the new one fails, and reports the failure', () => {
    const backups = mkdtempSync(join(folder, 'failing-'))
    const day = 24 * hour
    put(backups, 'site-old.backup', retention.backupDays * day + 60_000)
    put(backups, 'site-young.backup', (retention.backupDays - 1) * day + 60_000)
    const plainFile = join(backups, 'data')
    writeFileSync(plainFile, '')
    expect(start(backups, plainFile).status).not.toBe(0)
    expect(readdirSync(backups).toSorted()).toEqual(['data', 'site-young.backup'])
  })
})
