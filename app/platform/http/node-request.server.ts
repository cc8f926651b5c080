import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { ClientAddress } from './client-address.server.ts'

/** Node's own request behind one that @hono/node-server hands on; nothing in a test that calls a rule directly. */
export function nodeRequest({ env }: Context): IncomingMessage | undefined {
  return ((env ?? {}) as { readonly incoming?: IncomingMessage }).incoming
}

/** The address that a request counts under. */
export function addressOf(context: Context, clientAddress: ClientAddress): string {
  const peer = nodeRequest(context)?.socket.remoteAddress
  return clientAddress(peer, context.req.header('x-forwarded-for'))
}
