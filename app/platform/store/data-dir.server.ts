import { accessSync, constants } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigFault, StoreFault } from '#platform/fault.server.ts'
import { systemReason } from '#platform/system-reason.server.ts'
import { makeFolders } from './make-folders.server.ts'
import { asStoreFault, sqliteCode } from './store-fault.server.ts'

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
