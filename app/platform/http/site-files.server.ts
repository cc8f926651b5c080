import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { isMissingPath } from '#map/missing-pages.ts'
import type { Encoding } from './accept-encoding.server.ts'
import type { BodyCache, ReadBody } from './response-body-cache.server.ts'
import type { PolicySources } from './content-security-policy.server.ts'
import type { Address } from '#map/paths.ts'
import { faultCode, systemReason } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'

/**
 * A file of the build that cannot be read is missing for this answer only: the next handler answers
 * instead.
 */
export function reportUnread(error: unknown): void {
  log('error', 'file.not-read', { code: systemReason(error) ?? faultCode(error) })
}

/**
 * The addresses of all pages and articles, read from the build's list so that no start reads the
 * articles.
 */
export function readAddresses(file: string): readonly Address[] {
  return JSON.parse(readFileSync(file, 'utf8')) as Address[]
}

/** Media types of the files that the build writes, by extension. */
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.state': 'text/plain; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
}

const encodingOf = { br: 'br', gz: 'gzip', zst: 'zstd' } as const satisfies Record<string, Encoding>

/** The extension of an encoded variant. */
export type Ending = keyof typeof encodingOf

/** The build's metadata of a served file: an entry of `build/client.json` or `build/kept.json`. */
export interface ListedFile {
  /** The decoded path of its address. */
  readonly path: string
  /** Its path below the build folder. */
  readonly file: string
  /** Changes with the content. */
  readonly tag: string
  /** Its encoded variants, by the extension that they add to its name. */
  readonly variants: readonly Ending[]
  /** Of a page, the hashes of its inline content. */
  readonly inline?: PolicySources | undefined
}

/** One prebuilt answer, with every encoding that the build made of it. */
export interface SiteFile {
  readonly type: string
  readonly etag: string
  readonly cache: 'immutable' | 'page' | 'file'
  readonly inline?: PolicySources | undefined
  /** The not-found page. */
  readonly missing?: boolean
  readonly bodies: ReadonlyMap<Encoding, ReadBody>
}

function cacheClass(path: string): SiteFile['cache'] {
  if (path.startsWith('/assets/')) return 'immutable'
  // It belongs to the pages: with hours of an hour ago React would find another page than the server wrote.
  if (path.startsWith('/site-data/')) return 'page'
  return ['', '.data'].includes(extname(path)) ? 'page' : 'file'
}

/**
 * The files listed by the build in a folder: the site's, then the chunks of earlier builds, which
 * stay available to pages opened before a deployment.
 */
export function readSiteList(build: string): ListedFile[] {
  return ['kept.json', 'client.json'].flatMap(
    (name) => JSON.parse(readFileSync(join(build, name), 'utf8')) as ListedFile[],
  )
}

/**
 * The built site by decoded path. A body is read on first use: reading all of them took a third of
 * the startup time.
 */
export function openSiteFiles(build: string, memory: BodyCache): Map<string, SiteFile> {
  return new Map(
    readSiteList(build).map(({ path, file, tag, variants, inline }) => [
      path,
      {
        type: contentTypes[extname(file)] ?? 'application/octet-stream',
        etag: `"${tag}"`,
        cache: cacheClass(path),
        inline,
        missing: isMissingPath(path),
        bodies: new Map<Encoding, ReadBody>([
          ['identity', memory.keep(() => readFileSync(join(build, file)))],
          ...variants.map((ending): [Encoding, ReadBody] => [
            encodingOf[ending],
            memory.keep(() => readFileSync(join(build, `${file}.${ending}`))),
          ]),
        ]),
      },
    ]),
  )
}
