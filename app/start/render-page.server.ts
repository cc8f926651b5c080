import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { Identity } from '#map/identity.ts'
import type { contexts } from '../entry.server.tsx'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { type ClientAddress, addressOf, nodeRequest } from '#platform/http/client-address.server.ts'
import { flagPage, type SiteRules } from '#domains/consent/page-rules.server.ts'
import { safelyDecoded } from '#platform/http/canonical-path.server.ts'
import { contentSecurityPolicy } from '#platform/http/content-security-policy.server.ts'
import { plainPage } from '#platform/http/plain-page.server.ts'
import type { EnterPost } from './concurrent-post-limit.server.ts'
import type { IsSecret } from '#platform/http/private-pages.server.ts'
import { fairRenderQueue } from './fair-render-queue.server.ts'
import { reading, type SiteServices, type Visit } from './visit.server.ts'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import type { UploadPlace } from '#platform/uploads/limit-uploads.server.ts'
import {
  isMultipart,
  MalformedForm,
  receiveForm,
  TooLarge,
} from '#domains/requests/intake/receive-form.server.ts'

/** A post read completely, as the router gets it: urlencoded texts, with its files separate. */
interface TakenPost {
  readonly request: Request
  readonly files: readonly KeptFile[]
  readonly unavailable: boolean
}

/** The sender of a post, and its time limits. */
interface PostSender {
  /** Its rate limit key (see client-address.server.ts). */
  readonly address: string
  /** Called when the body has arrived: from then on the connection is idle until the answer. */
  readonly arrived: () => void
  /** Milliseconds after which examining no further file is started. */
  readonly patience?: number
}

const maxFormLength = 64 * 1024
/** How long a body may take to arrive, in milliseconds. */
const formTime = 10_000
const uploadTime = 60_000
/**
 * Together with the last file's own time and that for storing, less than the minute that proxies wait for an answer.
 */
const maxExamining = 40_000
/**
 * Fewer bytes a second, averaged from the start, are a held connection rather than an upload; checked after `formTime`.
 */
const slowest = 4_000

/**
 * Names that a form of this site can have. The form library creates an array as long as the index in a name:
 * `a[99999999]` alone would use up all memory.
 */
const formName =
  /^(?!__proto__|constructor|prototype)[A-Za-z][\w-]{0,60}(?:\[\d{0,2}\]|\.[A-Za-z][\w-]{0,60}){0,3}$/
const maxFields = 300

/** The post as the router gets it, without unknown fields. */
function rebuilt({ url, method, headers: given }: Request, fields: URLSearchParams): Request {
  const known = [...fields].filter(([name]) => formName.test(name)).slice(0, maxFields)
  const body = new URLSearchParams(known).toString()
  const headers = new Headers(given)
  headers.delete('content-length')
  headers.delete('transfer-encoding')
  // sameOrigin has checked it. The router would compare it with the address behind the proxy, which never uses https.
  headers.delete('origin')
  headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8')
  return new Request(url, { method, headers, body })
}

function cutOff(error: unknown): never {
  throw new MalformedForm('the body was cut off', { cause: error })
}

/** The body's chunks until it ends or times out; the reader is stopped then. */
async function* until(
  body: ReadableStream<Uint8Array> | null,
  milliseconds: number,
): AsyncGenerator<Uint8Array> {
  if (body === null) return
  const reader = body.getReader()
  const start = performance.now()
  let size = 0
  let late = false
  const timer = setInterval(() => {
    const elapsed = performance.now() - start
    late = elapsed >= milliseconds || (elapsed >= formTime && size < (slowest * elapsed) / 1000)
    if (late) void reader.cancel().catch(() => undefined)
  }, 500)
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(cutOff)
      if (late) throw new MalformedForm('the body took too long')
      if (done) return
      size += value.length
      yield value
    }
  } finally {
    clearInterval(timer)
    void reader.cancel().catch(() => undefined)
  }
}

async function readForm(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of until(request.body, formTime)) {
    size += chunk.length
    if (size > maxFormLength) throw new TooLarge('form')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Reads a form post within its limits of size and time.
 * @param place where files are stored; without it they are read and discarded
 * @returns the HTTP status if it cannot be accepted: 400, 413 or 415. Faults not caused by the sender are thrown.
 */
export async function readFormPost(
  request: Request,
  place: UploadPlace | undefined,
  { address, arrived, patience = maxExamining }: PostSender = { address: '', arrived: () => undefined },
): Promise<TakenPost | 400 | 413 | 415> {
  // None of the router's requests can have this method.
  if (request.method === 'TRACE') return 400
  const type = request.headers.get('content-type') ?? ''
  try {
    if (
      /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type) ||
      (type === '' && request.body === null)
    ) {
      const fields = new URLSearchParams(await readForm(request))
      arrived()
      return { request: rebuilt(request, fields), files: [], unavailable: false }
    }
    if (!isMultipart(type)) return 415
    const body = until(request.body, uploadTime)
    const { fields, files, unavailable } = await receiveForm(body, type, place, () => {
      arrived()
      return { address, gone: request.signal, late: AbortSignal.timeout(patience) }
    })
    return { request: rebuilt(request, fields), files, unavailable }
  } catch (error) {
    if (error instanceof TooLarge) return 413
    if (error instanceof MalformedForm) return 400
    throw error
  }
}

/** The environment that the router needs. */
export interface PageParts {
  readonly build: () => Promise<ServerBuild>
  readonly mode: 'production' | 'development'
  readonly identity: Identity
  readonly services: SiteServices
  readonly clientAddress: ClientAddress
  readonly rules: SiteRules
  readonly isSecret: IsSecret
  readonly enterPost: EnterPost
}

/**
 * Socket idle timeout in milliseconds while a fully received post is processed: pictures waiting for their turn and a
 * slow store take longer than the usual idle timeout (listen.server.ts).
 */
const maxWait = 60_000

/** A request whose path cannot be decoded, with a path that can: the router would otherwise log the raw path. */
function readable(request: Request): Request {
  const url = new URL(request.url)
  if (safelyDecoded(url.pathname) !== undefined) return request
  url.pathname = url.pathname.replaceAll('%', '%25')
  return new Request(url, request)
}

/** Reads, counts and limits a post before the router sees it. */
async function receivePost(
  context: Context,
  parts: PageParts,
  address: string,
): Promise<{ request: Request; visit: Visit } | Response> {
  const { services, identity } = parts
  const count = await services.countPost(address)
  if (count.flood) return plainPage(429, context.req.path, identity)
  // Files that are not going to be stored are not worth examining.
  const keptIn = count.retryAfter === undefined ? services.uploadPlace(address) : undefined
  const arrived = () => nodeRequest(context)?.socket.setTimeout(maxWait)
  const taken = await readFormPost(context.req.raw, keptIn, { address, arrived })
  if (typeof taken === 'number') return plainPage(taken, context.req.path, identity)
  const { request, files, unavailable } = taken
  return { request, visit: { address, count, files, incomplete: unavailable } }
}

/** The context of the pages' loaders and actions for one request. */
function routerContext(
  build: ServerBuild,
  { services, rules }: PageParts,
  { visit, nonce, method }: { readonly visit: Visit; readonly nonce: string; readonly method: string },
): RouterContextProvider {
  const keys = (build.entry.module as unknown as { contexts: typeof contexts }).contexts
  const { requests, status, appointments, feedback } = services.gateways(visit)
  const load = new RouterContextProvider()
  load.set(keys.requestGateway, requests)
  if (services.minFillTime !== undefined) load.set(keys.formMinTime, services.minFillTime)
  load.set(keys.pageNonce, nonce)
  load.set(keys.othersScripts, rules.usual.outside.scripts.length > 0)
  load.set(keys.statusGateway, status)
  load.set(keys.appointmentGateway, appointments)
  load.set(keys.feedbackGateway, feedback)
  load.set(keys.searchGateway, {
    find: (query, locale) => services.search.find(query, locale, visit.address),
  })
  load.set(keys.reportFault, (error) => {
    // The router's own refusal, such as of a method, is the sender's fault.
    if (!isRouteErrorResponse(error)) log('error', 'http.fault', { code: faultCode(error), method })
  })
  return load
}

/** Pages rendered on demand: forms, search, not found. Never cached, each with a new nonce. */
export function renderPage(parts: PageParts) {
  const { services, rules, mode } = parts
  const handle = createRequestHandler(parts.build, mode)
  const enqueue = fairRenderQueue()

  const render = async (request: Request, visit: Visit): Promise<Response> => {
    const nonce = randomBytes(16).toString('base64')
    const context = routerContext(await parts.build(), parts, { visit, nonce, method: request.method })
    const answer = await handle(request, context)
    const { flags, outside } = parts.isSecret(request.url) ? rules.secret : rules.usual
    const headers = new Headers(answer.headers)
    headers.set('cache-control', 'no-store')
    const isPage = headers.get('content-type')?.startsWith('text/html') === true
    // In development, Vite adds its own scripts to the page.
    if (isPage && mode === 'production') {
      const sources = [`'nonce-${nonce}'`]
      const policy = contentSecurityPolicy({ scripts: sources, styles: sources }, outside)
      headers.set('content-security-policy', policy)
    }
    // The gateways answered that nothing can be stored now; the reason is known here.
    const limited = answer.status === 503 ? visit.count.retryAfter : undefined
    if (limited !== undefined) headers.set('retry-after', String(limited))
    const body = isPage && answer.body !== null ? flagPage(await answer.text(), flags) : answer.body
    return new Response(body, { status: limited === undefined ? answer.status : 429, headers })
  }

  const answerPost = async (context: Context, address: string): Promise<Response> => {
    const received = await receivePost(context, parts, address)
    if (received instanceof Response) return received
    const { request, visit } = received
    try {
      return await render(request, visit)
    } finally {
      if (visit.files.length > 0) {
        await services.discardLoose(visit.files).catch((error: unknown) => {
          log('error', 'upload.not-discarded', { code: faultCode(error) })
        })
      }
    }
  }

  const answerReading = async ({ req: { raw, path } }: Context, address: string): Promise<Response> => {
    const page = await enqueue(address, raw.signal, () => render(readable(raw), { ...reading, address }))
    if (page !== undefined) return page
    // The client has disconnected, so the metrics do not count it as the site's fault.
    if (raw.signal.aborted) return plainPage(400, path, parts.identity)
    const busy = plainPage(503, path, parts.identity)
    busy.headers.set('retry-after', '5')
    return busy
  }

  return async (context: Context): Promise<Response> => {
    const { method, path } = context.req
    const address = addressOf(context, parts.clientAddress)
    if (method === 'GET' || method === 'HEAD') return await answerReading(context, address)
    if (safelyDecoded(path) === undefined) return plainPage(400, path, parts.identity)
    const leave = parts.enterPost(address)
    if (leave === undefined) return plainPage(429, path, parts.identity)
    return await answerPost(context, address).finally(leave)
  }
}
