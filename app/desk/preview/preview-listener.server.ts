import {
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { Previews } from '#domains/publish/preview.server.ts'
import { readSession } from '#domains/staff/sessions.server.ts'
import type { Member } from '#domains/staff/members.server.ts'
import type { RelyingParty } from '#domains/staff/passkeys.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { cookieName } from '#desk/access/session-cookie.server.ts'

/** Which draft a browser looks at; the preview's addresses are those of the site. */
const draftCookie = 'preview-draft'

interface PreviewParts {
  readonly store: Store
  readonly party: RelyingParty
  /** Its own origin, such as `https://desk.example.org:8443`: a page of a draft is no page of the desk. */
  readonly origin: string
  readonly previews: Previews
  readonly mayPreview: (member: Member) => boolean
}

function cookiesOf({ headers }: IncomingMessage): Map<string, string> {
  return new Map(
    (headers.cookie ?? '').split(';').map((part): [string, string] => {
      const at = part.indexOf('=')
      return [part.slice(0, at).trim(), part.slice(at + 1).trim()]
    }),
  )
}

function redirect(response: ServerResponse, location: string, headers: Record<string, string> = {}): void {
  response.writeHead(303, { location, 'cache-control': 'no-store', ...headers }).end()
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end()
}

/** The preview of no draft is for search engines, proxies or the browser's cache. */
const always = { 'x-robots-tag': 'noindex, nofollow, noarchive', 'cache-control': 'no-store' } as const

/** Headers that concern one connection alone (RFC 9110, 7.6.1). */
const ofConnection: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
])

function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { port, origin, cookies }: { port: number; origin: string; cookies: string },
): void {
  const passed = Object.entries(request.headers).filter(
    ([name]) =>
      !ofConnection.has(name) && name !== 'cookie' && !name.startsWith('x-forwarded') && name !== 'forwarded',
  )
  const headers = {
    ...Object.fromEntries(passed),
    ...(cookies !== '' && { cookie: cookies }),
    'x-forwarded-proto': new URL(origin).protocol.slice(0, -1),
    'x-forwarded-for': '127.0.0.1',
  }
  const { method, url: path } = request
  const asked = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name))
    response.writeHead(answer.statusCode ?? 502, { ...Object.fromEntries(kept), ...always })
    answer.pipe(response)
  })
  asked.on('error', () => (response.headersSent ? response.destroy() : refuse(response, 502)))
  response.on('close', () => asked.destroy())
  request.pipe(asked)
}

/**
 * Shows previews of drafts to members who are signed in to the desk: the same host on another port has the same cookie
 * (RFC 6265, 8.5) and is another origin, so that the pages have the site's own addresses and bytes, and their scripts
 * cannot reach the desk's pages.
 */
export function previewListener({
  store,
  party,
  origin,
  previews,
  mayPreview,
}: PreviewParts): RequestListener {
  const { host } = new URL(origin)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers.host !== host) return refuse(response, 421)
    const cookies = cookiesOf(request)
    const token = cookies.get(cookieName(party))
    const session = token === undefined ? undefined : await readSession(store, token)
    if (session === undefined || session.locked) return redirect(response, `${party.origin}/sign-in`)
    if (!mayPreview(session.member)) return refuse(response, 403)
    const url = new URL(request.url ?? '/', origin)
    const [, begun, path] = /^\/\.preview\/([a-z0-9]{10})(\/.*)$/.exec(url.pathname) ?? []
    if (begun !== undefined && path !== undefined && !/^\/[/\\]/.test(path)) {
      const cookie = `${draftCookie}=${begun}; Path=/; HttpOnly; SameSite=Strict`
      return redirect(response, `${path}${url.search}`, { 'set-cookie': cookie })
    }
    // It would keep pages of a draft in the browser.
    if (url.pathname === '/claims-worker.js') return refuse(response, 404)
    const draft = cookies.get(draftCookie) ?? ''
    const port = previews.portOf(draft)
    if (port === undefined) return redirect(response, `${party.origin}/content`)
    const own = [...cookies].filter(([name]) => name !== cookieName(party) && name !== draftCookie)
    const left = own.filter(([name]) => name !== '').map(([name, value]) => `${name}=${value}`)
    return forward(request, response, { port, origin, cookies: left.join('; ') })
  }
  return (request, response) => {
    answer(request, response).catch(() => (response.headersSent ? response.destroy() : refuse(response, 503)))
  }
}
