import type { KeptFile } from './kept-file.ts'

const endings: Readonly<Record<UploadType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
}

/** Whether a stored media type is one of the accepted ones. */
export function isUploadType(mediaType: string): mediaType is UploadType {
  return Object.hasOwn(endings, mediaType)
}

/** File names for staff, such as `TAL-7K3M-Q9-1.pdf`: nothing of a visitor's file name. */
export function fileNames(reference: string, files: readonly Pick<KeptFile, 'mediaType'>[]): string[] {
  return files.map(({ mediaType }, index) => {
    const ending = isUploadType(mediaType) ? endings[mediaType] : 'bin'
    return `${reference}-${index + 1}.${ending}`
  })
}

/** The accepted file types. */
export type UploadType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic'

/**
 * How many bytes at a file's start identify its type: PDF readers look for `%PDF` in the first
 * 1,024.
 */
export const signatureBytes = 1024

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Brands of still pictures in HEVC (ISO/IEC 23008-12, B.4). */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'mif1'])

/** The media type by content; the name and the browser's claim are ignored. */
export function mediaTypeOf(start: Buffer): UploadType | undefined {
  const text = start.toString('latin1', 0, signatureBytes)
  if (start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff) return 'image/jpeg'
  if (start.subarray(0, png.length).equals(png) && text.slice(12, 16) === 'IHDR') return 'image/png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP' && text.slice(12, 15) === 'VP8')
    return 'image/webp'
  if (text.slice(4, 8) === 'ftyp' && heicBrands.has(text.slice(8, 12))) return 'image/heic'
  return text.includes('%PDF') ? 'application/pdf' : undefined
}
