import { inflateSync } from 'node:zlib'

const signatureLength = 8

/** Chunks that say what the pixels are; all others are comments, dates and the like, which are not kept anyway. */
const pixelChunks: ReadonlySet<string> = new Set(
  'IHDR PLTE tRNS gAMA cHRM sRGB iCCP sBIT eXIf IDAT IEND'.split(' '),
)

/** Largest colour profile, inflated, in bytes; those of cameras and printers take up to 2 MB. */
const maxProfile = 4 * 1024 * 1024

/** Whether a colour profile inflates to a sensible size; no more than that is inflated. */
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
 * A PNG without the chunks that do not matter to its pixels. The decoder would inflate every compressed text before it
 * looks at anything else: 45 of 46 kB each inflate to 2 GB, and cannot be interrupted.
 * @returns nothing where the chunks are not those of a PNG
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
