import { readFileSync, writeFileSync } from 'node:fs'
import type { Drawing } from './draw-picture.server.ts'
import type { Examination, Examined } from './examiner.server.ts'
import { isHeicPicture } from './heic-check.server.ts'
import type { UploadType } from './media-type.server.ts'
import type { Verdict } from './verdict.server.ts'

/**
 * The process that opens visitors' files (examiner.server.ts starts and limits it). Each library is
 * loaded with the first file that needs it.
 */

const answer = (message: Examined) => process.send?.(message)

type Work = (file: Buffer) => Verdict | Promise<Verdict>

/** How files of a type are examined, once the library is loaded. */
async function examinerOf(type: UploadType): Promise<Work> {
  if (type === 'image/heic') return (file) => (isHeicPicture(file) ? {} : { refused: 'type' })
  if (type === 'application/pdf')
    return (await (await import('./examine-pdf.server.ts')).startPdfium()).examine
  const { reencodeImage } = await import('./reencode-image.server.ts')
  return (file) => reencodeImage(file, type)
}

/** How a file that was kept is drawn. No library here decodes HEIC. */
async function drawerOf(type: UploadType, drawing: Drawing): Promise<Work> {
  if (type === 'image/heic') return () => ({ refused: 'type' })
  if (type !== 'application/pdf') {
    const { drawPicture } = await import('./draw-picture.server.ts')
    return (file) => drawPicture(file, type, drawing)
  }
  const { draw } = await (await import('./examine-pdf.server.ts')).startPdfium()
  return (file) => draw(file, drawing)
}

async function examine({ path, type, drawing }: Examination): Promise<void> {
  const work = drawing ? await drawerOf(type, drawing) : await examinerOf(type)
  answer('begun')
  answer(await work(readFileSync(path)))
}

try {
  // When memory runs out, the kernel kills this process rather than the site.
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Not Linux, or not allowed.
}

process.on('disconnect', () => process.exit())
process.on('message', (examination: Examination) => {
  // The library's state is unknown then: the next file gets another process.
  examine(examination).catch(() => process.exit(1))
})
