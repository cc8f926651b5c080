import { readFile, statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import { lastBackupFile } from '#platform/backup/last-backup.server.ts'

/** The running release. */
export interface Release {
  /** Of package.json. */
  readonly version: string
  /** The build's digest. */
  readonly build: string
}

/** The seconds since 1970 at which the newest backup began; undefined before the first. */
async function lastBackup(dataDir: string): Promise<number | undefined> {
  const text = await readFile(lastBackupFile(dataDir), 'utf8').catch(() => '')
  return /^\d+\n?$/.test(text) ? Number(text) : undefined
}

/** Gauges of the release, the disk and the backup; the returned function reads the latter two. */
export function machineMetrics(
  registers: Registry[],
  dataDir: string,
  release: Release,
): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const version = new Gauge({
    name: 'site_version_info',
    help: 'The running release; always 1.',
    labelNames: ['version', 'build'],
    registers,
  })
  version.set({ ...release }, 1)
  const size = gauge('site_disk_size_bytes', 'Size of the disk that holds the data directory.')
  const free = gauge('site_disk_free_bytes', 'Free space on that disk for the user of the site.')
  const age = gauge('site_backup_age_seconds', 'Age of the newest backup; missing before the first.')
  return async () => {
    const [at, disk] = await Promise.all([lastBackup(dataDir), statfs(dataDir).catch(() => undefined)])
    if (at === undefined) age.remove()
    else age.set(Date.now() / 1000 - at)
    if (disk === undefined) return
    size.set(disk.blocks * disk.bsize)
    free.set(disk.bavail * disk.bsize)
  }
}
