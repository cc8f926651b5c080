import sharp from 'sharp'
import { reencodeImage } from './reencode-image.server.ts'
import type { UploadType } from './media-type.server.ts'
import type { Verdict } from './verdict.server.ts'

/** What to draw of a file. */
export interface Drawing {
  /** The page of a PDF, from 1. */
  readonly page: number
  /** The longest side of the picture at most, in pixels. */
  readonly side: number
}

/** Pixels as rows of four bytes each: blue, green, red, and one without meaning. */
export interface Bitmap {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

/** A bitmap of PDFium as a WebP picture. */
export async function encodeBitmap({ pixels, width, height }: Bitmap): Promise<Uint8Array> {
  // Red and blue change places, and the fourth byte goes.
  for (let at = 0; at < pixels.length; at += 4) {
    const blue = pixels[at] ?? 0
    pixels[at] = pixels[at + 2] ?? 0
    pixels[at + 2] = blue
  }
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } })
  return await picture.removeAlpha().webp({ quality: 82, effort: 0 }).toBuffer()
}

/**
 * A stored picture as a smaller WebP: decoded by the same rules as when it was kept, so that the browser of the staff
 * never decodes what a visitor sent.
 */
export async function drawPicture(
  file: Buffer,
  type: Exclude<UploadType, 'application/pdf' | 'image/heic'>,
  { side }: Drawing,
): Promise<Verdict> {
  const plain = await reencodeImage(file, type)
  if (plain.refused !== undefined) return plain
  if (plain.content === undefined) return { refused: 'damaged' }
  const smaller = sharp(plain.content).resize({
    width: side,
    height: side,
    fit: 'inside',
    withoutEnlargement: true,
  })
  return { content: await smaller.webp({ quality: 82, effort: 0 }).toBuffer() }
}
