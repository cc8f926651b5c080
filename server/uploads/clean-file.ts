import { readFile } from 'node:fs/promises'
import { isHeicPicture } from './heic-check.ts'
import type { UploadType } from './media-type.ts'
import { checkPdf } from './pdf-check.ts'
import type { Sender } from './picture-turns.ts'
import { reencodeImage } from './reencode-image.ts'

/** Why the content of a file is not taken. */
export type ContentRefusal = 'type' | 'locked' | 'active' | 'pixels' | 'slow'

/**
 * Looks into a file of a type.
 * @returns the bytes to keep in its place, nothing where it may stay as it is,
 * or why it is not taken
 * @throws StoreFault
 */
export async function cleanFile(
  path: string,
  type: UploadType,
  sender?: Sender,
): Promise<Buffer | ContentRefusal | undefined> {
  if (type === 'application/pdf') {
    const verdict = checkPdf(await readFile(path))
    return verdict === 'plain' ? undefined : verdict
  }
  if (type === 'image/heic') return isHeicPicture(await readFile(path)) ? undefined : 'type'
  return await reencodeImage(path, type, sender)
}
