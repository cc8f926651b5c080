import { uploadFile } from './data-files.server.ts'
import type { Drawing } from './draw-picture.server.ts'
import { examineFile } from './examine-file.server.ts'
import { patientSender } from './examine-queue.server.ts'
import type { KeptFile } from './kept-file.ts'
import { isUploadType } from './media-type.server.ts'

/** Whether pictures of a file can be drawn: no library here decodes HEIC, and nothing opens what is not scanned. */
export function isDrawable({ mediaType, scan }: KeptFile): boolean {
  const isSafe = scan === undefined || scan === 'clean'
  return isSafe && isUploadType(mediaType) && mediaType !== 'image/heic'
}

/**
 * A kept picture, or a page of a kept PDF, as a WebP picture, drawn in a process of its own: neither this process nor
 * the browser opens what a visitor sent. Undefined if there is no such page or the file cannot be drawn.
 */
export async function drawFile(
  dataDir: string,
  file: KeptFile,
  drawing: Drawing,
): Promise<Uint8Array | undefined> {
  const { id, mediaType } = file
  if (!isDrawable(file) || !isUploadType(mediaType)) return undefined
  if (drawing.page < 1 || drawing.page > (file.pdf?.pages ?? 1)) return undefined
  const verdict = await examineFile(uploadFile(dataDir, id), mediaType, patientSender, drawing)
  return verdict.refused === undefined ? verdict.content : undefined
}
