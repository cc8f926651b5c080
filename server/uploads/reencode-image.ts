import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { jpegScans } from './jpeg-scans.ts'
import type { UploadType } from './media-type.ts'
import { patientSender, PictureTurns, type Sender } from './picture-turns.ts'

/** Pictures that can be written anew; the library's binary cannot read HEIC. */
export type PlainImage = Exclude<UploadType, 'application/pdf' | 'image/heic'>

/** More pixels than any camera's picture of a bill needs, and what 100 MB of memory hold. */
export const mostPixels = 25_000_000

/**
 * How long one picture may take, in seconds. On a quiet machine the slowest honest ones that we could make, of 24 and 25
 * megapixels, take 0.6 s as JPEG, 1.7 s as WebP and 2.1 s as PNG; a slow machine with other work to do takes three times that.
 */
const deadline = 6

/**
 * Cameras and programs write some ten scans. The library reads all of them before it looks at the clock: thousands, which
 * fit into 100 kB, would keep it for long after the deadline.
 */
const mostScans = 100

// One picture at a time on one thread leaves the other processor to the site.
sharp.concurrency(1)
sharp.cache(false)
// No decoder but these sees what visitors send.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
})

const turns = new PictureTurns()

/** Why a picture is not written anew. */
type PictureRefusal = 'type' | 'pixels' | 'slow'

async function reencode(path: string, type: PlainImage, seconds: number): Promise<Buffer | PictureRefusal> {
  const start = performance.now()
  try {
    if (type === 'image/jpeg' && jpegScans(await readFile(path)) > mostScans) return 'type'
    const picture = sharp(path, { failOn: 'error', limitInputPixels: false, pages: 1 })
    const { width, height } = await picture.metadata()
    if (width * height > mostPixels) return 'pixels'
    const upright = picture.autoOrient().timeout({ seconds })
    const written = {
      'image/jpeg': () => upright.jpeg({ quality: 88 }),
      'image/png': () => upright.png(),
      // The library's usual effort takes up to seven times as long and saves next to nothing.
      'image/webp': () => upright.webp({ quality: 88, effort: 0 }),
    }[type]()
    return await written.toBuffer()
  } catch {
    return performance.now() - start < seconds * 1000 ? 'type' : 'slow'
  }
}

/**
 * Decodes a picture and writes it anew, upright and in the same format:
 * nothing but its pixels is left, neither place nor camera nor anything hidden
 * behind it. Runs beside the main thread. Whose picture runs out of time comes after all others for ten minutes.
 * @param seconds how long it may take
 * @returns why not: no picture that can be read, too many pixels, or out of time
 * @throws StoreFault when too many wait, and when the sender left or waited too long before its turn came
 */
export async function reencodeImage(
  path: string,
  type: PlainImage,
  sender: Sender = patientSender,
  seconds = deadline,
): Promise<Buffer | PictureRefusal> {
  return await turns.take(async () => {
    const written = await reencode(path, type, seconds)
    if (written === 'slow') {
      turns.putLast(sender.address)
      sender.ranOut?.()
    }
    return written
  }, sender)
}
