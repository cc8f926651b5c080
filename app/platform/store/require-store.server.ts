import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigFault } from '#platform/fault.server.ts'
import { systemReason } from '#platform/system-reason.server.ts'
import { sqliteFile } from './open-store.server.ts'
import type { StoreConfig } from './store-config.server.ts'

/**
 * For tools: only the site begins a store, else a mistyped folder would look like a site without requests. Beside
 * PostgreSQL the folder has the uploads and the ledger of erasures, so it must be there too.
 * @throws ConfigFault
 */
export function requireStore({ dataDir, databaseUrl }: StoreConfig): void {
  const folder = resolve(dataDir)
  const path = databaseUrl === undefined ? sqliteFile(folder) : folder
  try {
    statSync(path)
  } catch (error) {
    throw new ConfigFault(
      'config.no-store',
      `DATA_DIR: there is no store at ${path}: ${systemReason(error) ?? 'it cannot be read'}; set DATA_DIR to the folder of the site's data, which the site makes when it first starts`,
    )
  }
}
