import type { MiddlewareHandler } from 'hono'
import { nodeRequest } from './node-request.server.ts'

/** Refuses a request that names two hosts (RFC 9112, 3.2): the proxy in front may have read the other one. */
export function oneHost(): MiddlewareHandler {
  return async (context, next) => {
    const hosts = nodeRequest(context)?.headersDistinct['host']?.length ?? 1
    return hosts > 1 ? context.text('', 400) : next()
  }
}
