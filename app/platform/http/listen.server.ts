import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { closeHeld } from './close-connections.server.ts'
import { handleClientErrors } from './client-error-handler.server.ts'

/** Browsers and proxies send the next request when they have the answer to the last one. */
const maxUnderWay = 8

/**
 * Ends a connection that has more requests under way than anybody needs: Node reads as many as a packet holds, and
 * sixty kilobytes of them, whose answers wait for one another, take all memory.
 */
function limitPipelining(listener: RequestListener): RequestListener {
  const underWay = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    const count = (underWay.get(socket) ?? 0) + 1
    underWay.set(socket, count)
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
    if (count > maxUnderWay) socket.destroy()
    else listener(request, response)
  }
}

/** Longer than the proxies in ops/ keep theirs, so that none sends into a connection that ends here. */
export const keepAliveSeconds = 5

/** What a client may take of one connection; docs/operations.md names these limits. */
const limits = {
  headersTimeout: 5_000,
  // An upload may take this long; forms have a shorter limit of their own (take-post.ts).
  requestTimeout: 60_000,
  keepAliveTimeout: keepAliveSeconds * 1000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
} as const
/** A connection on which nothing moves, in either direction, is closed; milliseconds. */
const stillTime = 12_000
const maxConnections = 10_000
/** How many may wait to be accepted; beyond that the system forgets some without telling the client. */
const maxWaiting = 4_096

/** A server on its port. */
export interface Listening {
  readonly server: Server
  readonly port: number
}

/** Listens with the site's limits of size, time and number, and with Node's strict parser. */
export function listen(listener: RequestListener, port: number, host: string): Promise<Listening> {
  const server = createServer(limits, limitPipelining(listener))
  server.setTimeout(stillTime)
  server.maxConnections = maxConnections
  closeHeld(server)
  handleClientErrors(server)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog: maxWaiting }, () =>
      resolve({ server, port: (server.address() as AddressInfo).port }),
    )
  })
}

/** Takes no connection any more and lets answers under way end; cuts what is left after `graceMs`. */
export function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}
