import { statfs } from 'node:fs/promises'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { countUses } from '#platform/store/rate-limit.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { ScanVerdict } from './clamd.server.ts'

/** Where one sender's files are kept, and whether there may be more of them. */
export interface UploadPlace {
  readonly dataDir: string
  /** Whether the disk has room for another file. */
  hasDisk(): Promise<boolean>
  /** Counts bytes that are about to be kept, and tells whether the sender may have so many kept. */
  mayKeep(bytes: number): Promise<boolean>
  /** Looks for viruses in a file; left out where no scanner is configured. */
  readonly scan?: (path: string) => Promise<ScanVerdict>
}

/** Most that is kept of one address in a day (UTC), in kB: two forms full of the largest files, or fifty of usual photos. */
const maxKilobytes = 150 * 1024
const day = 24 * 3600
/** No file is kept where less is free, in bytes or as a share of the disk: what is left is for the forms themselves. */
const minFree = 1024 ** 3
const minShare = 0.05

async function hasDisk(dataDir: string): Promise<boolean> {
  try {
    const { bavail, blocks, bsize } = await statfs(dataDir)
    return bavail * bsize >= Math.min(minFree, blocks * bsize * minShare)
  } catch {
    // What is wrong with the folder is said when the file is written.
    return true
  }
}

/** Counts what is kept of an address, whether its form is stored then or not. A store that does not answer limits nobody. */
async function mayKeep(store: Store, address: string, bytes: number): Promise<boolean> {
  // In kB, as those of a day would be more bytes than a count can hold.
  const amount = Math.ceil(bytes / 1024)
  try {
    const [own] = await countUses(store, [{ name: 'kept', seconds: day, subject: address, amount }])
    return (own?.used ?? 0) <= maxKilobytes
  } catch (error) {
    log('error', 'upload.not-counted', { code: faultCode(error) })
    return true
  }
}

/** Where the files of an address (see client-address.ts) are kept: limited by what all machines kept of it, and by the disk. */
export function uploadPlace(store: Store, address: string): UploadPlace {
  const { dataDir } = store.config
  return {
    dataDir,
    hasDisk: () => hasDisk(dataDir),
    mayKeep: (bytes) => mayKeep(store, address, bytes),
  }
}
