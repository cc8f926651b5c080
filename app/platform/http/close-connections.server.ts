import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds for which a connection may last … */
const longest = {
  /** … without a whole request head on it, whatever trickles in. */
  waiting: 6_000,
  /** … with one request that is still being sent, and again while it is answered. */
  busy: 75_000,
  /** … while its client takes nothing of a file. Node looks twice before it gives up: double. */
  untaken: 5_500,
  /** … after the answer to a request that goes on sending what nobody reads. */
  unread: 500,
} as const

interface Connection {
  /** Requests that are not fully answered. */
  busy: number
  /** When that last became zero or one, or the one request had arrived. */
  since: number
}

/** A client that went on sending would hold its connection until the limit for uploads. */
function endUnread({ req: request }: ServerResponse): void {
  if (request.complete) return
  request.resume()
  setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, longest.unread).unref()
}

/**
 * Ends connections that should not go on: each one with its next answer while the server retires, so
 * that the proxy in front is left with none to send a request into, and those whose body was not
 * wanted.
 */
export function closingConnections(listener: RequestListener, retiring: () => boolean): RequestListener {
  return (request, response) => {
    if (retiring()) response.setHeader('connection', 'close')
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers
    if (length !== undefined || coding !== undefined) {
      response.once('finish', () => endUnread(response))
    }
    listener(request, response)
    // More than the system's buffers hold: a client that reads nothing would keep it in memory.
    if (response.writableEnded && response.writableLength > 0) request.socket.setTimeout(longest.untaken)
  }
}

/**
 * Closes connections that are held. Node's own limits let a client live that was answered once and
 * then sends an empty line now and again, or that takes an answer byte by byte.
 */
export function closeHeld(server: Server): void {
  const connections = new Map<Socket, Connection>()
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { busy: 0, since: performance.now() })
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', (request, response) => {
    const connection = connections.get(request.socket)
    if (connection === undefined) return
    if (connection.busy++ === 0) connection.since = performance.now()
    // Not while others came after it on the connection: those would hold it for ever.
    request.once('end', () => {
      if (connection.busy === 1) connection.since = performance.now()
    })
    response.once('close', () => {
      if (--connection.busy === 0) connection.since = performance.now()
    })
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [socket, { busy, since }] of connections) {
      if (now - since > (busy > 0 ? longest.busy : longest.waiting)) socket.destroy()
    }
  }, 1_000)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}
