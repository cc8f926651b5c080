import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { jpegScans } from './jpeg-scans.ts'
import type { UploadType } from './media-type.ts'
import { patientSender, PictureTurns, type Sender } from './picture-turns.ts'

/** Pictures that can be written anew; the library's binary cannot read HEIC. */
export type PlainImage = Exclude<UploadType, 'application/pdf' | 'image/heic'>

/** More pixels than any camera's picture of a bill needs, and what 100 MB of memory hold. */
export const mostPixels = 25_000_000

/** How long one picture may take, in seconds. */
const deadline = 10

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

async function reencode(
  path: string,
  type: PlainImage,
  seconds: number,
): Promise<Buffer | 'type' | 'pixels'> {
  try {
    if (type === 'image/jpeg' && jpegScans(await readFile(path)) > mostScans) return 'type'
    const picture = sharp(path, { failOn: 'error', limitInputPixels: false, pages: 1 })
    const { width, height } = await picture.metadata()
    if (width * height > mostPixels) return 'pixels'
    const upright = picture.autoOrient().timeout({ seconds })
    const written = {
      'image/jpeg': () => upright.jpeg({ quality: 88 }),
      'image/png': () => upright.png(),
      'image/webp': () => upright.webp({ quality: 88 }),
    }[type]()
    return await written.toBuffer()
  } catch {
    return 'type'
  }
}

/**
 * Decodes a picture and writes it anew, upright and in the same format:
 * nothing but its pixels is left, neither place nor camera nor anything hidden
 * behind it. Runs beside the main thread.
 * @param seconds how long it may take
 * @returns why not: no picture that can be read in time, or too many pixels
 * @throws StoreFault when too many wait, and when the sender left or waited too long before its turn came
 */
export async function reencodeImage(
  path: string,
  type: PlainImage,
  sender: Sender = patientSender,
  seconds = deadline,
): Promise<Buffer | 'type' | 'pixels'> {
  return await turns.take(() => reencode(path, type, seconds), sender)
}
