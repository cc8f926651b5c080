import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { extname, join, relative } from 'node:path'
import { writeWhole } from '#content/write-whole.server.ts'
import { caches, dropUntouched } from './caches.ts'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import type { Ending } from '#platform/http/site-files.server.ts'
import { digestOf } from './inputs.ts'

/** Encodes a file's content. */
type Encode = (body: Buffer) => Promise<Buffer>

/** The smallest window, as a power of two, that holds the whole file. */
function windowBits(body: Buffer): number {
  return Math.min(24, Math.max(16, Math.ceil(Math.log2(body.length + 1))))
}

/** Encodings, by the extension of the variant. */
export const encoders: Readonly<Record<Ending, Encode>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        // A window as small as the file saves most of the time, which is spent on clearing memory.
        [constants.BROTLI_PARAM_LGWIN]: windowBits(body),
      },
    }),
  gz: (body) => promisify(gzip)(body, { level: 9 }),
  zst: (body) =>
    promisify(zstdCompress)(body, {
      // Without it each file costs the tables of a large one: 38 ms instead of 1, and 5 % more
      // bytes.
      pledgedSrcSize: body.length,
      params: { [constants.ZSTD_c_compressionLevel]: 15, [constants.ZSTD_c_windowLog]: windowBits(body) },
    }),
}

/**
 * The digest of the settings above and of the libraries, which come with Node; equal digests mean
 * equal encodings.
 */
function encodersDigest(): string {
  const { brotli = '', zlib = '', zstd = '' } = process.versions
  return digestOf(['tools/build/compress.ts'], brotli, zlib, zstd)
}

const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.data',
  '.state',
  '.xml',
  '.txt',
  '.webmanifest',
])
/** Encodes a body, or reuses the cached encoding of the same bytes with the same settings. */
async function encoded(body: Buffer, digest: string, extension: string, encode: Encode): Promise<string> {
  const kept = join(caches.encodings, `${digest}.${extension}`)
  if (existsSync(kept)) utimesSync(kept, new Date(), new Date())
  else writeWhole(kept, await encode(body))
  return kept
}

async function compressFile(file: string, body: Buffer, digest: string): Promise<void> {
  for (const [extension, encode] of Object.entries(encoders)) {
    const kept = await encoded(body, digest, extension, encode)
    const variant = `${file}.${extension}`
    // Never into the file: a release beside this one may share it.
    rmSync(variant, { force: true })
    if (statSync(kept).size < body.length) copyFileSync(kept, variant)
  }
}

/** The files of a built site worth encoding. */
function compressibleFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
}

/** A file with its variants. */
export function withVariants(file: string): string[] {
  return [file, ...Object.keys(encoders).map((extension) => `${file}.${extension}`)]
}

/**
 * Writes br, gzip and zstd variants beside every file of a built site that benefits. Files with
 * up-to-date variants, by digest, are skipped; cached encodings are copied. Returns the digests by
 * file.
 */
export async function compressSite(
  folder: string,
  before: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  mkdirSync(caches.encodings, { recursive: true })
  const manner = encodersDigest()
  const digests: Record<string, string> = {}
  const queue = compressibleFiles(folder)
  const work = async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const file = join(folder, name)
      const body = readFileSync(file)
      const digest = createHash('sha256').update(manner).update(body).digest('hex').slice(0, 32)
      digests[name] = digest
      if (digest !== before[name]) await compressFile(file, body, digest)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work))
  dropUntouched(caches.encodings)
  return digests
}
