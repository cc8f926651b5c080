import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { resolve, dirname } from 'node:path'
import { ConfigFault, StoreFault, systemReason } from '#platform/fault.server.ts'
import { asStoreFault, sqliteCode } from './store-fault.server.ts'

/**
 * Creates a folder and its parents, for their owner only. Node's own `recursive` loops for ever on
 * file systems that reject a folder with ENOENT, as /proc does. @returns the first one created
 */
export function makeFolders(path: string): string | undefined {
  const missing: string[] = []
  for (let folder = resolve(path); !existsSync(folder); folder = dirname(folder)) missing.unshift(folder)
  for (const folder of missing) {
    try {
      mkdirSync(folder, { mode: 0o700 })
    } catch (error) {
      // Another process that is starting created it meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return missing[0]
}

/** Adds the data directory to an error message: the system names a file in it, or none. */
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

/**
 * Creates the data directory if it is missing, and checks that it is writable. @throws ConfigFault
 */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolders(dataDir)
    // With the dot, a plain file is rejected.
    accessSync(`${dataDir}/.`, constants.W_OK)
  } catch (error) {
    throw dataDirFault(dataDir, error)
  }
}
