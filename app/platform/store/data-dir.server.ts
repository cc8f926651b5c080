import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { resolve, dirname } from 'node:path'
import { ConfigFault, StoreFault, systemReason } from '#platform/fault.server.ts'
import { asStoreFault, sqliteCode } from './store-fault.server.ts'

/**
 * Makes a folder with those above it, for their owner alone. Node's own `recursive` tries for ever where a system of
 * files takes no folder and says that there is none, as /proc does. @returns the first that was made
 */
export function makeFolders(path: string): string | undefined {
  const missing: string[] = []
  for (let folder = resolve(path); !existsSync(folder); folder = dirname(folder)) missing.unshift(folder)
  for (const folder of missing) {
    try {
      mkdirSync(folder, { mode: 0o700 })
    } catch (error) {
      // Another process that starts made it meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return missing[0]
}

/** Says of a fault with the data directory that it is one, and with which: the system names a file in it, or none. */
export function dataDirFault(dataDir: string, error: unknown): Error {
  const folder = resolve(dataDir)
  const reason = systemReason(error)
  if (reason !== undefined)
    return new ConfigFault('config.data-dir', `DATA_DIR: ${folder} cannot be used: ${reason}`, {
      cause: error,
    })
  const fault = asStoreFault(error)
  if (sqliteCode(error) === undefined) return fault
  return new StoreFault(fault.code, `DATA_DIR: the store in ${folder} cannot be opened (${fault.code})`, {
    cause: error,
  })
}

/** Makes the data directory where it is not there yet, and sees that it can be written to. @throws ConfigFault */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolders(dataDir)
    // With the dot a plain file is none.
    accessSync(`${dataDir}/.`, constants.W_OK)
  } catch (error) {
    throw dataDirFault(dataDir, error)
  }
}
