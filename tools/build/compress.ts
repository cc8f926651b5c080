import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

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
const cache = '.cache/encodings'

/** The smallest window, as a power of two, that holds the whole file. */
function windowBits(body: Buffer): number {
  return Math.min(24, Math.max(16, Math.ceil(Math.log2(body.length + 1))))
}

type Encode = (body: Buffer) => Promise<Buffer>

const encoders: Readonly<Record<string, Encode>> = {
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
      params: { [constants.ZSTD_c_compressionLevel]: 12, [constants.ZSTD_c_windowLog]: windowBits(body) },
    }),
}

/** Encodes a body, or takes what an earlier build made of the same bytes. */
async function encoded(body: Buffer, digest: string, extension: string, encode: Encode): Promise<string> {
  const kept = join(cache, `${digest}.${extension}`)
  if (existsSync(kept)) utimesSync(kept, new Date(), new Date())
  else writeFileSync(kept, await encode(body))
  return kept
}

async function compressFile(file: string): Promise<void> {
  const body = readFileSync(file)
  const digest = createHash('sha256').update(body).digest('hex').slice(0, 32)
  for (const [extension, encode] of Object.entries(encoders)) {
    const kept = await encoded(body, digest, extension, encode)
    if (statSync(kept).size < body.length) copyFileSync(kept, `${file}.${extension}`)
  }
}

/**
 * Writes br, gzip and zstd variants beside every file of a built site that
 * gains from them. Unchanged files cost a copy.
 */
export async function compressSite(folder: string): Promise<number> {
  mkdirSync(cache, { recursive: true })
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => compressible.has(extname(file)) && statSync(file).isFile())
  const queue = [...files]
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) await compressFile(file)
  }
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work))
  return files.length
}
