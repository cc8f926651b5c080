import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { HonoRequest, MiddlewareHandler } from 'hono'
import type { SiteMetrics } from '#platform/metrics/site-metrics.server.ts'
import type { FileRequest, FindAnswer } from './file-answers.server.ts'

function pairs(headers: readonly string[]): [string, string][] {
  return headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : []))
}

/** The prebuilt answer to a request for a target; undefined if another rule has to answer. */
export function serveFound(
  req: HonoRequest,
  find: FindAnswer,
  target: string,
  root = false,
): Response | undefined {
  const request: FileRequest = {
    method: req.method,
    target,
    acceptEncoding: req.header('accept-encoding'),
    ifNoneMatch: req.header('if-none-match'),
    secure: req.header('x-forwarded-proto') === 'https',
  }
  const answer = find(request, root)
  if (answer === undefined) return undefined
  const { status, headers, body } = answer
  return new Response(req.method === 'HEAD' ? null : body, { status, headers: pairs(headers) })
}

/** Prebuilt answers as one rule among others; with `root`, the Spanish home too. */
export function serveFile(find: FindAnswer, { root }: { readonly root: boolean }): MiddlewareHandler {
  return async ({ req }, next) => {
    const { pathname, search } = new URL(req.url)
    return serveFound(req, find, pathname + search, root) ?? next()
  }
}

function requestOf({ method = '', url = '', headers }: IncomingMessage): FileRequest {
  const encoding = headers['accept-encoding']
  return {
    method,
    target: url,
    acceptEncoding: typeof encoding === 'string' ? encoding : undefined,
    ifNoneMatch: headers['if-none-match'],
    secure: headers['x-forwarded-proto'] === 'https',
  }
}

/**
 * Answers prebuilt files before any other rule: twice as fast as through the router's request and
 * response objects, and nearly all traffic.
 */
export function filesFirst(
  find: FindAnswer,
  rest: RequestListener,
  { answered }: Pick<SiteMetrics, 'answered'>,
): RequestListener {
  return (request: IncomingMessage, response: ServerResponse & { req: IncomingMessage }) => {
    const answer = find(requestOf(request))
    if (answer === undefined) return rest(request, response)
    answered('file', answer.status)
    const { status, headers, body } = answer
    response.writeHead(status, headers as string[])
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}
