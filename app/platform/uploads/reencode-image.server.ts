import sharp from 'sharp'
import type { UploadType } from './media-type.server.ts'
import type { Verdict } from './verdict.server.ts'
import { inflateSync } from 'node:zlib'

const signatureLength = 8

/**
 * Chunks that affect pixels; all others are comments, dates and the like, which are dropped anyway.
 */
const pixelChunks: ReadonlySet<string> = new Set(
  'IHDR PLTE tRNS gAMA cHRM sRGB iCCP sBIT eXIf IDAT IEND'.split(' '),
)

/**
 * Maximum colour profile size, inflated, in bytes; those of cameras and printers take up to 2 MB.
 */
const maxProfile = 4 * 1024 * 1024

/** Whether a colour profile inflates to a sensible size; inflating stops beyond it. */
function isSmallProfile(content: Buffer): boolean {
  // A name that ends with a zero, and a byte for the method.
  const start = content.indexOf(0) + 2
  try {
    inflateSync(content.subarray(start), { maxOutputLength: maxProfile })
    return true
  } catch {
    return false
  }
}

/**
 * A PNG without the chunks that do not affect its pixels. The decoder would first inflate every
 * compressed text: 45 of 46 kB each inflate to 2 GB, and cannot be interrupted.
 * @returns undefined if the chunks are not those of a PNG
 */
export function withoutTexts(png: Buffer): Buffer | undefined {
  const kept = [png.subarray(0, signatureLength)]
  let at = signatureLength
  while (at + 12 <= png.length) {
    const end = at + 12 + png.readUInt32BE(at)
    if (end > png.length) return undefined
    const type = png.toString('latin1', at + 4, at + 8)
    const isWanted = pixelChunks.has(type)
    if (isWanted && (type !== 'iCCP' || isSmallProfile(png.subarray(at + 8, end - 4))))
      kept.push(png.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return undefined
}

/**
 * Standalone markers without a length (ITU-T T.81, B.1.1.3): TEM, and the restarts within a scan.
 */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/**
 * The number of scans of a JPEG. Each is a pass over the whole picture, however few bytes it takes.
 * Parsed as decoders do: bytes between two segments are skipped.
 */
export function jpegScans(jpeg: Buffer): number {
  let scans = 0
  let at = 2
  while (at < jpeg.length - 1) {
    const marker = jpeg[at + 1] ?? 0
    // Within a scan a zero follows each byte that would begin a marker; before one, such bytes may
    // be repeated.
    if (jpeg[at] !== 0xff || marker === 0x00 || marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) break
    if (marker === 0xda) scans += 1
    at += 2
    if (!standsAlone(marker) && at + 2 <= jpeg.length) at += jpeg.readUInt16BE(at)
  }
  return scans
}

/** Pictures that can be re-encoded; the library's binary cannot read HEIC. */
type PlainImage = Exclude<UploadType, 'application/pdf' | 'image/heic'>

/** More pixels than a camera's picture of a bill needs, and what 100 MB of memory hold. */
export const maxPixels = 25_000_000

/**
 * Cameras and programs write some ten scans; each is a pass over the whole picture, however few
 * bytes it takes.
 */
const maxScans = 100

/**
 * Pixels times scans: the cost of a progressive JPEG, which its size does not show. The largest
 * picture with 16 scans.
 */
const maxScannedPixels = 16 * maxPixels

// One thread per picture: parallel processes share the processors.
sharp.concurrency(1)
sharp.cache(false)
// Visitors' files reach only these decoders.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/**
 * Decodes a picture and re-encodes it upright in the same format: only its pixels are left, without
 * location, camera or hidden data. Its cost is estimated first, from its header. An animated WebP
 * keeps its first picture.
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
      // The library's default effort takes up to seven times as long and saves next to nothing.
      'image/webp': () => upright.webp({ quality: 88, effort: 0 }),
    }[type]()
    return { content: await encoded.toBuffer() }
  } catch {
    return { refused: 'type' }
  }
}
