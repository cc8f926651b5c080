import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { publishFolder } from './publish-folder.server.ts'

/** A lock that is held until it is released, is dropped as garbage, or its process ends, however that happens. */
export interface PublishLock {
  readonly release: () => void
}

/**
 * Excludes a second publisher: SQLite's lock on a file belongs to the process, and the system drops it with the process,
 * so that no lock file is left behind after a kill.
 * @returns undefined while another publisher has it
 */
export function lockPublisher(editDir: string): PublishLock | undefined {
  const database = new DatabaseSync(join(publishFolder(editDir, 'publisher'), 'lock.sqlite'), { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
    return { release: () => database.close() }
  } catch {
    database.close()
    return undefined
  }
}
