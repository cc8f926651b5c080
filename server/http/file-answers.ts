import { chooseEncoding, type Encoding } from './accept-encoding.ts'
import { contentSecurityPolicy, type OutsideSources } from './content-security-policy.ts'
import { inlineHashes } from './inline-hashes.ts'
import { securityHeaderValues, strictTransportValue } from './security-headers.ts'
import type { SiteFile } from './site-files.ts'

/** What decides which prebuilt answer a request gets. */
export interface FileRequest {
  readonly method: string
  /** Path and query, percent-encoded as they came. */
  readonly target: string
  readonly acceptEncoding: string | undefined
  readonly ifNoneMatch: string | undefined
  /** Whether the visitor came over TLS, as the proxy in front says. */
  readonly secure: boolean
}

/** A prebuilt answer; its headers are made once, as names and values in turn. */
export interface FileAnswer {
  readonly status: 200 | 304
  readonly headers: readonly string[]
  readonly body: Buffer<ArrayBuffer> | undefined
}

/** The prebuilt answer to a request, or undefined where another rule has to answer. */
export type FindAnswer = (request: FileRequest, root?: boolean) => FileAnswer | undefined

const cacheControl: Record<SiteFile['cache'], string> = {
  immutable: 'public, max-age=31536000, immutable',
  page: 'public, max-age=0, must-revalidate',
  file: 'public, max-age=3600',
}

/** For shared caches alone (RFC 9213): a browser asks again, so that an upgrade shows at once. */
const sharedCache = 'max-age=300, stale-while-revalidate=86400'

interface Prepared {
  readonly file: SiteFile
  readonly unchanged: FileAnswer
  readonly bodies: ReadonlyMap<Encoding, FileAnswer>
}

function prepare(file: SiteFile, policy: string, secure: boolean): Prepared {
  const head: Record<string, string> = {
    ...securityHeaderValues,
    ...(secure && { 'strict-transport-security': strictTransportValue }),
    'cache-control': cacheControl[file.cache],
    'cdn-cache-control': file.cache === 'immutable' ? cacheControl.immutable : sharedCache,
    // Weak, as the encodings of a file share it (RFC 9110, 8.8.3).
    etag: `W/${file.etag}`,
    vary: 'accept-encoding',
    ...(file.type.startsWith('text/html') && { 'content-security-policy': policy }),
  }
  const shared = Object.entries(head).flat()
  const bodies = new Map<Encoding, FileAnswer>()
  for (const [encoding, body] of file.bodies) {
    const own = ['content-type', file.type, 'content-length', String(body.length)]
    const coded = encoding === 'identity' ? [] : ['content-encoding', encoding]
    bodies.set(encoding, { status: 200, headers: [...shared, ...own, ...coded], body })
  }
  return { file, unchanged: { status: 304, headers: shared, body: undefined }, bodies }
}

/** Whether a client has the file already; `*` is anything that there is (RFC 9110, 13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** The decoded path; one that cannot be decoded names no file. */
function decodedPath(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** What is rendered afresh although its page is prebuilt: an open dialog, a search, a part of a list. */
const needsRouter = /[?&](?:dialog|q|tag|page)=/

/** One page after the other, so that the texts of all never stand in memory together. */
function* pageTexts(files: ReadonlyMap<string, SiteFile>): Generator<string> {
  for (const { type, bodies } of files.values()) {
    if (type.startsWith('text/html')) yield bodies.get('identity')?.toString('utf8') ?? ''
  }
}

/** The policy of prerendered pages: the hashes of everything that stands inline in any of them. */
export function pagePolicy(files: ReadonlyMap<string, SiteFile>, outside?: OutsideSources): string {
  return contentSecurityPolicy(inlineHashes(pageTexts(files)), outside)
}

/**
 * Prebuilt answers from memory, security headers included, so that an answer costs a look-up and no
 * more. `/` is left to what comes after, which chooses the language, unless `root` is set.
 */
export function createFileAnswers(files: ReadonlyMap<string, SiteFile>, policy: string): FindAnswer {
  const table = (secure: boolean) =>
    new Map([...files].map(([path, file]) => [path, prepare(file, policy, secure)]))
  const tables = { plain: table(false), secure: table(true) }
  return ({ method, target, acceptEncoding, ifNoneMatch, secure }, root = false) => {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const query = target.indexOf('?')
    const path = decodedPath(query === -1 ? target : target.slice(0, query))
    if (path === '/' && !root) return undefined
    const prepared = (secure ? tables.secure : tables.plain).get(path)
    if (prepared === undefined || (query !== -1 && needsRouter.test(target.slice(query)))) return undefined
    const { file, unchanged, bodies } = prepared
    if (matches(ifNoneMatch, file.etag)) return unchanged
    return bodies.get(chooseEncoding(acceptEncoding, file.bodies))
  }
}
