import sharp from 'sharp'
import { jpegScans } from './jpeg-scans.server.ts'
import type { UploadType } from './media-type.server.ts'
import { withoutTexts } from './png-chunks.server.ts'
import type { Verdict } from './verdict.server.ts'

/** Pictures that can be re-encoded; the library's binary cannot read HEIC. */
type PlainImage = Exclude<UploadType, 'application/pdf' | 'image/heic'>

/** More pixels than any camera's picture of a bill needs, and what 100 MB of memory hold. */
export const maxPixels = 25_000_000

/** Cameras and programs write some ten scans; each is a pass over the whole picture, whatever few bytes it takes. */
const maxScans = 100

/** Pixels times scans: what a progressive JPEG costs, which its size does not tell. The largest with 16 scans. */
const maxScannedPixels = 16 * maxPixels

// One thread for each picture: as many processes as may run at once share the processors.
sharp.concurrency(1)
sharp.cache(false)
// No decoder but these sees what visitors send.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/**
 * Decodes a picture and encodes it again, upright and in the same format: nothing but its pixels is left, neither place
 * nor camera nor anything hidden behind it. What it will cost is estimated first, from its head. An animated WebP keeps
 * its first picture.
 */
export async function reencodeImage(file: Buffer, type: PlainImage): Promise<Verdict> {
  const scans = type === 'image/jpeg' ? jpegScans(file) : 1
  const source = type === 'image/png' ? withoutTexts(file) : file
  if (scans > maxScans || source === undefined) return { refused: 'type' }
  try {
    const picture = sharp(source, { failOn: 'error', limitInputPixels: false, pages: 1 })
    const { width, height } = await picture.metadata()
    const pixels = width * height
    if (pixels > maxPixels) return { refused: 'pixels' }
    if (pixels * scans > maxScannedPixels) return { refused: 'slow' }
    const upright = picture.autoOrient()
    const encoded = {
      'image/jpeg': () => upright.jpeg({ quality: 88 }),
      'image/png': () => upright.png(),
      // The library's usual effort takes up to seven times as long and saves next to nothing.
      'image/webp': () => upright.webp({ quality: 88, effort: 0 }),
    }[type]()
    return { content: await encoded.toBuffer() }
  } catch {
    return { refused: 'type' }
  }
}
