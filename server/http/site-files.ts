import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { contentTypes } from './content-types.ts'
import type { Encoding } from './accept-encoding.ts'

/** One prebuilt answer, with every encoding that the build made of it. */
export interface SiteFile {
  readonly type: string
  readonly etag: string
  readonly cache: 'immutable' | 'page' | 'file'
  readonly bodies: ReadonlyMap<Encoding, Buffer<ArrayBuffer>>
}

const encodingOf: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip', '.zst': 'zstd' }

function cacheClass(path: string): SiteFile['cache'] {
  if (path.startsWith('/assets/')) return 'immutable'
  return ['', '.data'].includes(extname(path)) ? 'page' : 'file'
}

/** The decoded address under which a built file is served: pages lose `index.html`. */
function addressOf(file: string): string {
  const path = decodeURIComponent(`/${file.split(sep).join('/')}`).normalize('NFC')
  return path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) || '/' : path
}

/**
 * Reads the built site into memory, by decoded path. The variants `.br`, `.gz`
 * and `.zst` beside a file become its encodings. A folder that is not there has no files.
 */
export function readSiteFiles(folder: string): Map<string, SiteFile> {
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    // The bundler's own list of the build names folders of the machine that built it.
    .filter((name) => !name.startsWith(`.vite${sep}`))
  const files = new Map<string, SiteFile>()
  for (const name of names) {
    const path = addressOf(name)
    if (encodingOf[extname(path)] !== undefined) continue
    const identity = readFileSync(join(folder, name))
    const bodies = new Map<Encoding, Buffer<ArrayBuffer>>([['identity', identity]])
    files.set(path, {
      type: contentTypes[extname(name)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      cache: cacheClass(path),
      bodies,
    })
  }
  for (const name of names) {
    const encoding = encodingOf[extname(name)]
    if (encoding === undefined) continue
    const bodies = files.get(addressOf(name.slice(0, -extname(name).length)))?.bodies as
      | Map<Encoding, Buffer<ArrayBuffer>>
      | undefined
    bodies?.set(encoding, readFileSync(join(folder, name)))
  }
  return files
}
