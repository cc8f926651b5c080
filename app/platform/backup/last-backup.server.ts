import { join } from 'node:path'

/**
 * Written by `ops/backup.sh` and `ops/backup-postgres.sh` after each backup: the seconds since 1970 at which it began. It
 * is in the data directory because that is the one place which the site, on every machine, shares with them; where the
 * backups are is known to the scripts alone.
 */
export function lastBackupFile(dataDir: string): string {
  return join(dataDir, 'last-backup')
}
