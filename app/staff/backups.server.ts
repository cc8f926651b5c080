import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { backupStore } from '#platform/backup/backup.server.ts'
import { replayErasures } from '#domains/retention/erase-requests.server.ts'
import { sqliteFile } from '#platform/store/open-store.server.ts'
import { countByState } from '#domains/requests/store/read-requests.server.ts'
import { restoreBackup } from '#platform/backup/restore.server.ts'
import type { RestoreRefusal } from '#platform/backup/restore.server.ts'
import type { StoreConfig } from '#platform/store/store-config.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { because, CommandError } from './command-error.server.ts'

const ownTools = 'back up and restore PostgreSQL with its own tools, pg_dump and pg_restore'

/** Copies the store into a file that was not there: the one in its place might be the last good backup. */
export async function backup(store: Store, target: string): Promise<string> {
  if (store.dialect !== 'sqlite') throw new CommandError(`This store is not SQLite: ${ownTools}`)
  const file = resolve(target)
  if (existsSync(file)) throw new CommandError(`${file} is there already; name another file`)
  try {
    const { requests, files } = await backupStore(store, file)
    return `${requests} requests and ${files} files are in ${file}; keep it as safe as the store itself\n`
  } catch (error) {
    throw because(error, `No backup was written to ${file}`)
  }
}

const refusals: Readonly<Record<RestoreRefusal, string>> = {
  'not-a-backup': 'is not a backup of this tool',
  damaged: 'is damaged',
  'in-use': 'was not restored: stop the site first, it has the store open',
}

/** Whether a file can be read at all is told apart from what is in it. */
function requireFile(file: string): void {
  try {
    accessSync(file, constants.R_OK)
  } catch (error) {
    throw because(error, `${file} cannot be read`)
  }
  if (!statSync(file).isFile()) throw new CommandError(`${file} is not a file; name the backup itself`)
}

/** Puts a backup in place of the store, or where none was, before anything is opened. */
export async function restore(config: StoreConfig, source: string): Promise<string> {
  if (config.databaseUrl !== undefined) throw new CommandError(`This store is not SQLite: ${ownTools}`)
  const [file, folder] = [resolve(source), resolve(config.dataDir)]
  requireFile(file)
  const begun = !existsSync(sqliteFile(folder))
  const result = await restoreBackup(file, folder).catch((error: unknown) => {
    throw because(error, `${file} was not restored into ${folder} (DATA_DIR)`)
  })
  if (typeof result === 'string') throw new CommandError(`${file} ${refusals[result]}`)
  if (begun) return `there was no store in ${folder} (DATA_DIR); the backup begins one\n`
  if (result.kept === undefined) return ''
  return `the store that was there could not be opened and is kept as ${result.kept}; it holds personal data: delete it when nobody needs it\n`
}

/** What follows a restore, with the store open again. */
export async function afterRestore(store: Store): Promise<string> {
  const erased = await replayErasures(store)
  const requests = Object.values(await countByState(store)).reduce((sum, count) => sum + count, 0)
  return `restored: ${requests} requests; ${erased} had been erased since and were erased again\n`
}
