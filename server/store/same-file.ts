import { readFile } from 'node:fs/promises'
import type { KeptFile } from '#features/requests/submission.ts'
import { uploadFile } from './data-files.ts'

/** What is known of a file before anybody looks into it. */
type Known = Pick<KeptFile, 'id' | 'mediaType' | 'size'>

const content = (dataDir: string, { id }: Known) => readFile(uploadFile(dataDir, id)).catch(() => undefined)

async function isSame(dataDir: string, one: Known, other: Known): Promise<boolean> {
  if (one.mediaType !== other.mediaType || one.size !== other.size) return false
  const [first, second] = await Promise.all([content(dataDir, one), content(dataDir, other)])
  return first !== undefined && second !== undefined && first.equals(second)
}

/**
 * Of files that just came, those that are not there yet, byte for byte: whoever did not see the answer on a weak line
 * sends them again. A file that cannot be read is like no other.
 */
export async function newFiles<F extends Known>(
  dataDir: string,
  files: readonly F[],
  there: readonly Known[],
): Promise<F[]> {
  const fresh: F[] = []
  for (const file of files) {
    const others = [...there, ...fresh]
    const same = await Promise.all(others.map((other) => isSame(dataDir, file, other)))
    if (!same.includes(true)) fresh.push(file)
  }
  return fresh
}
