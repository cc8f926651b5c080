import { readFileSync, writeFileSync } from 'node:fs'
import type { Examination, Examined } from './examiner.server.ts'
import { isHeicPicture } from './heic-check.server.ts'
import type { UploadType } from './media-type.server.ts'
import type { Verdict } from './verdict.server.ts'

/**
 * The process that opens visitors' files (examiner.server.ts starts and limits it). Each library is
 * loaded with the first file that needs it.
 */

const answer = (message: Examined) => process.send?.(message)

/** How files of a type are examined, once the library is loaded. */
async function examinerOf(type: UploadType): Promise<(file: Buffer) => Verdict | Promise<Verdict>> {
  if (type === 'image/heic') return (file) => (isHeicPicture(file) ? {} : { refused: 'type' })
  if (type === 'application/pdf') return await (await import('./examine-pdf.server.ts')).startPdfium()
  const { reencodeImage } = await import('./reencode-image.server.ts')
  return (file) => reencodeImage(file, type)
}

async function examine({ path, type }: Examination): Promise<void> {
  const examineContent = await examinerOf(type)
  answer('begun')
  answer(await examineContent(readFileSync(path)))
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
