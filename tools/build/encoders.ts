import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import type { Ending } from '#platform/http/site-files.server.ts'
import { digestOf } from './inputs.ts'

/** Encodes a file's content. */
export type Encode = (body: Buffer) => Promise<Buffer>

/** The smallest window, as a power of two, that holds the whole file. */
function windowBits(body: Buffer): number {
  return Math.min(24, Math.max(16, Math.ceil(Math.log2(body.length + 1))))
}

/** How files are encoded, by the ending of the variant's name. */
export const encoders: Readonly<Record<Ending, Encode>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        // A window as small as the file saves most of the time, which goes into clearing memory.
        [constants.BROTLI_PARAM_LGWIN]: windowBits(body),
      },
    }),
  gz: (body) => promisify(gzip)(body, { level: 9 }),
  zst: (body) =>
    promisify(zstdCompress)(body, {
      // Without it each file pays for the tables of a large one: 38 ms instead of 1, and 5 % more bytes.
      pledgedSrcSize: body.length,
      params: { [constants.ZSTD_c_compressionLevel]: 15, [constants.ZSTD_c_windowLog]: windowBits(body) },
    }),
}

/** The digest of the settings above and of the libraries, which come with Node: the same, the same encodings. */
export function encodersDigest(): string {
  const { brotli = '', zlib = '', zstd = '' } = process.versions
  return digestOf(['tools/build/encoders.ts'], brotli, zlib, zstd)
}
