import { chooseEncoding, type Encoding } from './accept-encoding.server.ts'
import {
  contentSecurityPolicy,
  type OutsideSources,
  type PolicySources,
} from './content-security-policy.server.ts'
import { reportUnread, type SiteFile } from './site-files.server.ts'
import { securityHeaderValues, strictTransportValue } from './security-headers.server.ts'

/** What decides which prebuilt answer a request gets. */
export interface FileRequest {
  readonly method: string
  /** Path and query, percent-encoded as they arrived. */
  readonly target: string
  readonly acceptEncoding: string | undefined
  readonly ifNoneMatch: string | undefined
  /** Whether the visitor used TLS, as reported by the proxy in front. */
  readonly secure: boolean
}

/** A prebuilt answer; its headers are prepared once, as alternating names and values. */
export interface FileAnswer {
  readonly status: 200 | 304 | 404
  readonly headers: readonly string[]
  readonly body: Buffer<ArrayBuffer> | undefined
}

/** The prebuilt answer to a request, or undefined if another rule has to answer. */
export type FindAnswer = (request: FileRequest, root?: boolean) => FileAnswer | undefined

const cacheControl: Record<SiteFile['cache'], string> = {
  immutable: 'public, max-age=31536000, immutable',
  page: 'public, max-age=0, must-revalidate',
  file: 'public, max-age=3600',
}

/** A page that is missing now may exist after the next upgrade. */
const notKept = 'no-store'

/** For shared caches only (RFC 9213): browsers revalidate, so that an upgrade shows immediately. */
const sharedCache = 'max-age=300, stale-while-revalidate=86400'

function sharedCacheControl({ cache, missing }: SiteFile): string {
  if (missing) return notKept
  return cache === 'immutable' ? cacheControl.immutable : sharedCache
}

/** The answers with one file, each created on first use. */
interface Prepared {
  readonly file: SiteFile
  readonly unchanged: FileAnswer
  /** Undefined if the body cannot be read. */
  readonly answer: (encoding: Encoding) => FileAnswer | undefined
}

function bodyOf({ bodies }: SiteFile, encoding: Encoding): Buffer<ArrayBuffer> | undefined {
  try {
    return bodies.get(encoding)?.()
  } catch (error) {
    reportUnread(error)
    return undefined
  }
}

function prepare(file: SiteFile, policy: string, secure: boolean): Prepared {
  const status = file.missing ? 404 : 200
  const head: Record<string, string> = {
    ...securityHeaderValues,
    ...(secure && { 'strict-transport-security': strictTransportValue }),
    'cache-control': file.missing ? notKept : cacheControl[file.cache],
    'cdn-cache-control': sharedCacheControl(file),
    // Weak, as a file's encodings share it (RFC 9110, 8.8.3). A missing page has none.
    ...(!file.missing && { etag: `W/${file.etag}` }),
    vary: 'accept-encoding',
    ...(file.type.startsWith('text/html') && { 'content-security-policy': policy }),
  }
  const shared = Object.entries(head).flat()
  // The answer is cached as long as its body.
  const answers = new WeakMap<Buffer, FileAnswer>()
  return {
    file,
    unchanged: { status: 304, headers: shared, body: undefined },
    answer: (encoding) => {
      const body = bodyOf(file, encoding)
      if (body === undefined) return undefined
      const known = answers.get(body)
      if (known !== undefined) return known
      const own = ['content-type', file.type, 'content-length', String(body.length)]
      const coded = encoding === 'identity' ? [] : ['content-encoding', encoding]
      const made: FileAnswer = { status, headers: [...shared, ...own, ...coded], body }
      answers.set(body, made)
      return made
    },
  }
}

/** Whether a client has the file already; `*` matches anything that exists (RFC 9110, 13.1.2). */
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

/**
 * Queries for which a prerendered page is rendered on demand: an open dialog, a search, a group or part of a
 * list, a visitor's answers, thanks for feedback.
 */
const needsRouter = /[?&](?:dialog|q|tag|page|group|plan|calc|feedback)=/

/** The policy of prerendered pages: the hashes of all inline content in any of them. */
export function pagePolicy(files: ReadonlyMap<string, SiteFile>, outside?: OutsideSources): string {
  const inline = [...files.values()].flatMap((file) => file.inline ?? [])
  const all = (kind: keyof PolicySources) => [...new Set(inline.flatMap((sources) => sources[kind]))]
  return contentSecurityPolicy({ scripts: all('scripts'), styles: all('styles') }, outside)
}

/**
 * Prebuilt answers from memory, security headers included, so that an answer costs only a look-up.
 * `/` is left to the next handler, which chooses the language, unless `root` is set.
 */
export function createFileAnswers(files: ReadonlyMap<string, SiteFile>, policy: string): FindAnswer {
  const tables = { plain: new Map<string, Prepared>(), secure: new Map<string, Prepared>() }

  function preparedFor(path: string, secure: boolean): Prepared | undefined {
    const table = secure ? tables.secure : tables.plain
    const known = table.get(path)
    if (known !== undefined) return known
    const file = files.get(path)
    if (file === undefined) return undefined
    const made = prepare(file, policy, secure)
    table.set(path, made)
    return made
  }

  return ({ method, target, acceptEncoding, ifNoneMatch, secure }, root = false) => {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const query = target.indexOf('?')
    const path = decodedPath(query === -1 ? target : target.slice(0, query))
    if (path === '/' && !root) return undefined
    const prepared = preparedFor(path, secure)
    if (prepared === undefined || (query !== -1 && needsRouter.test(target.slice(query)))) return undefined
    const { file, unchanged, answer } = prepared
    if (!file.missing && matches(ifNoneMatch, file.etag)) return unchanged
    return answer(chooseEncoding(acceptEncoding, file.bodies))
  }
}
