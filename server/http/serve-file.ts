import type { MiddlewareHandler } from 'hono'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'
import { securityHeaderValues } from './security-headers.ts'
import type { SiteFile } from './site-files.ts'

const cacheControl: Record<SiteFile['cache'], string> = {
  immutable: 'public, max-age=31536000, immutable',
  page: 'public, max-age=0, must-revalidate',
  file: 'public, max-age=3600',
}

/** For shared caches alone (RFC 9213): a browser must never pair an old state with a new page. */
const sharedCache = 'max-age=300, stale-while-revalidate=86400'

type Head = Readonly<Record<string, string>>

interface Answer {
  readonly file: SiteFile
  readonly unchanged: Head
  readonly heads: ReadonlyMap<Encoding, Head>
}

/** All headers of a file, made once, so that an answer costs a look-up and no more. */
function prepare(file: SiteFile, policy: string): Answer {
  const unchanged: Head = {
    ...securityHeaderValues,
    'cache-control': cacheControl[file.cache],
    'cdn-cache-control': file.cache === 'immutable' ? cacheControl.immutable : sharedCache,
    etag: file.etag,
    vary: 'accept-encoding',
    ...(file.type.startsWith('text/html') && { 'content-security-policy': policy }),
  }
  const heads = new Map<Encoding, Head>()
  for (const [encoding, body] of file.bodies) {
    heads.set(encoding, {
      ...unchanged,
      'content-type': file.type,
      'content-length': String(body.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    })
  }
  return { file, unchanged, heads }
}

function matches(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
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
function needsRouter(url: string): boolean {
  const query = url.indexOf('?')
  return query !== -1 && /[?&](?:dialog|q|tag|page)=/.test(url.slice(query))
}

/**
 * Prebuilt answers from memory, security headers included. `/` is left to what
 * comes after, which chooses the language, unless `root` is set.
 */
export function serveFile(
  files: ReadonlyMap<string, SiteFile>,
  policy: string,
  { root }: { readonly root: boolean },
): MiddlewareHandler {
  const answers = new Map([...files].map(([path, file]) => [path, prepare(file, policy)]))
  return async (context, next) => {
    const { method, path, url } = context.req
    if ((method !== 'GET' && method !== 'HEAD') || (path === '/' && !root)) return next()
    const answer = answers.get(decodedPath(path))
    if (answer === undefined || needsRouter(url)) return next()
    const { file, unchanged, heads } = answer
    if (matches(context.req.header('if-none-match'), file.etag)) {
      return new Response(null, { status: 304, headers: unchanged })
    }
    const encoding = chooseEncoding(context.req.header('accept-encoding'), file.bodies)
    const body = method === 'HEAD' ? null : file.bodies.get(encoding)
    return new Response(body, { headers: heads.get(encoding) })
  }
}
