import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import { uploadFile } from './data-files.server.ts'

/** What is known of a file before anybody looks into it. */
type Known = Pick<KeptFile, 'id' | 'mediaType' | 'size'>

/** Tells files apart by what they hold; one that cannot be read is like no other. */
export type DigestOf = (file: Known) => Promise<string>

/** Reads each file of a data directory once at most, a piece at a time. */
export function digests(dataDir: string): DigestOf {
  const known = new Map<string, string>()
  return async ({ id }) => {
    const before = known.get(id)
    if (before !== undefined) return before
    const hash = createHash('sha256')
    const digest = await pipeline(createReadStream(uploadFile(dataDir, id)), hash).then(
      () => hash.digest('base64'),
      () => id,
    )
    known.set(id, digest)
    return digest
  }
}

/**
 * Of files that just came, those that are not there yet: whoever did not see the answer on a weak line sends them
 * again. Only files of one type and size are read.
 */
export async function newFiles<F extends Known>(
  digestOf: DigestOf,
  files: readonly F[],
  there: readonly Known[],
): Promise<F[]> {
  const fresh: F[] = []
  for (const file of files) {
    let isNew = true
    for (const other of [...there, ...fresh]) {
      if (other.mediaType !== file.mediaType || other.size !== file.size) continue
      if ((await digestOf(other)) === (await digestOf(file))) isNew = false
    }
    if (isNew) fresh.push(file)
  }
  return fresh
}
