import { statfs } from 'node:fs/promises'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { countUses } from '#platform/store/rate-limit.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { ScanVerdict } from './clamd.server.ts'

/** Where one sender's files are stored, and the limits. */
export interface UploadPlace {
  readonly dataDir: string
  /** Whether the disk has room for another file. */
  hasDisk(): Promise<boolean>
  /** Counts bytes about to be stored, and returns whether they are within the sender's limit. */
  mayKeep(bytes: number): Promise<boolean>
  /** Looks for viruses in a file; omitted if no scanner is configured. */
  readonly scan?: (path: string) => Promise<ScanVerdict>
}

/**
 * Maximum stored per address and day (UTC), in kB: two forms full of the largest files, or fifty
 * with typical photos.
 */
const maxKilobytes = 150 * 1024
const day = 24 * 3600
/** Minimum free space, in bytes or as a share of the disk, reserved for the forms themselves. */
const minFree = 1024 ** 3
const minShare = 0.05

async function hasDisk(dataDir: string): Promise<boolean> {
  try {
    const { bavail, blocks, bsize } = await statfs(dataDir)
    return bavail * bsize >= Math.min(minFree, blocks * bsize * minShare)
  } catch {
    // Writing the file will report what is wrong with the folder.
    return true
  }
}

/**
 * Counts bytes stored for an address, whether its form is stored afterwards or not. A store that
 * does not answer limits nobody.
 */
async function mayKeep(store: Store, address: string, bytes: number): Promise<boolean> {
  // In kB, as a day's bytes could overflow the counter.
  const amount = Math.ceil(bytes / 1024)
  try {
    const [own] = await countUses(store, [{ name: 'kept', seconds: day, subject: address, amount }])
    return (own?.used ?? 0) <= maxKilobytes
  } catch (error) {
    log('error', 'upload.not-counted', { code: faultCode(error) })
    return true
  }
}

/**
 * Where the files of an address (see client-address.server.ts) are stored: limited by what all
 * machines stored for it, and by the disk.
 */
export function uploadPlace(store: Store, address: string): UploadPlace {
  const { dataDir } = store.config
  return {
    dataDir,
    hasDisk: () => hasDisk(dataDir),
    mayKeep: (bytes) => mayKeep(store, address, bytes),
  }
}
