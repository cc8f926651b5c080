import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { isMissingPath } from '#map/missing-pages.ts'
import type { Encoding } from './accept-encoding.server.ts'
import type { BodyCache, ReadBody } from './response-body-cache.server.ts'
import type { PolicySources } from './content-security-policy.server.ts'
import type { Address } from '#map/paths.ts'
import { faultCode, systemReason } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'

/** A file of the build that cannot be read is missing for this answer alone: what comes after the files answers instead. */
export function reportUnread(error: unknown): void {
  log('error', 'file.not-read', { code: systemReason(error) ?? faultCode(error) })
}

/** The addresses of all pages and articles as the build has written them: no start reads the articles for it. */
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

/** The ending of an encoded variant. */
export type Ending = keyof typeof encodingOf

/** What the build tells of a file that is served: an entry of `build/client.json` or `build/kept.json`. */
export interface ListedFile {
  /** The decoded path of its address. */
  readonly path: string
  /** Where it stands below the folder of the build. */
  readonly file: string
  /** Another one when its content is another. */
  readonly tag: string
  /** The variants that stand beside it, by the ending that they add to its name. */
  readonly variants: readonly Ending[]
  /** Of a page, the hashes of what stands inline. */
  readonly inline?: PolicySources | undefined
}

/** One prebuilt answer, with every encoding that the build made of it. */
export interface SiteFile {
  readonly type: string
  readonly etag: string
  readonly cache: 'immutable' | 'page' | 'file'
  readonly inline?: PolicySources | undefined
  /** It stands for pages that do not exist. */
  readonly missing?: boolean
  readonly bodies: ReadonlyMap<Encoding, ReadBody>
}

function cacheClass(path: string): SiteFile['cache'] {
  if (path.startsWith('/assets/')) return 'immutable'
  return ['', '.data'].includes(extname(path)) ? 'page' : 'file'
}

/**
 * The files that the build in a folder lists: the site's after the parts of earlier builds, which answer too, for pages
 * that were opened before a deployment.
 */
export function readSiteList(build: string): ListedFile[] {
  return ['kept.json', 'client.json'].flatMap(
    (name) => JSON.parse(readFileSync(join(build, name), 'utf8')) as ListedFile[],
  )
}

/**
 * The built site by decoded path. A body is read when it is first asked for: to read all of them took a
 * third of the start.
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
