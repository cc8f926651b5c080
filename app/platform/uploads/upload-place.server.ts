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
