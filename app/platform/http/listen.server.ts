import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net'
import { handleClientErrors, type AnswersUnderWay } from './client-error-handler.server.ts'

/** Milliseconds for which a connection may last … */
const maxDurations = {
  /** … without a complete request head, however slowly bytes trickle in. */
  waiting: 6_000,
  /** … with one request that is still being sent, and again while it is answered. */
  busy: 75_000,
  /**
   * … while its client reads nothing of a file. Node checks twice before it gives up, so the
   * effective limit is double.
   */
  untaken: 5_500,
  /** … after the answer to a request that keeps sending an unread body. */
  unread: 500,
} as const

interface Connection {
  /** Requests that are not fully answered. */
  busy: number
  /** When that last became zero or one, or the one request had arrived. */
  since: number
}

/** A client that kept sending would hold its connection until the limit for uploads. */
function endUnread({ req: request }: ServerResponse): void {
  if (request.complete) return
  request.resume()
  setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, maxDurations.unread).unref()
}

/**
 * Closes connections that should not be reused: each one with its next answer while the server
 * shuts down, so that the proxy in front has none left to send a request into, and those with an
 * unwanted body.
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
    if (response.writableEnded && response.writableLength > 0) request.socket.setTimeout(maxDurations.untaken)
  }
}

/**
 * Closes connections that a client holds open. Node's own limits do not cover a client that sends
 * an empty line now and again after its answer, or that reads an answer byte by byte.
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
      if (now - since > (busy > 0 ? maxDurations.busy : maxDurations.waiting)) socket.destroy()
    }
  }, 1_000)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

/** Browsers and proxies send the next request once they have the answer to the last one. */
const maxUnderWay = 8

/**
 * Closes a connection with more pipelined requests than any legitimate client sends: Node parses as
 * many as a packet holds, and sixty kilobytes of them, with queued answers, exhaust memory.
 */
function limitPipelining(listener: RequestListener, answers: AnswersUnderWay): RequestListener {
  return (request, response) => {
    const { socket } = request
    const underWay = answers.get(socket) ?? new Set()
    answers.set(socket, underWay.add(response))
    response.once('close', () => underWay.delete(response))
    if (underWay.size > maxUnderWay) socket.destroy()
    else listener(request, response)
  }
}

/**
 * Longer than the proxies in ops/ keep theirs, so that none sends into a connection that is closing
 * here.
 */
export const keepAliveSeconds = 5

/** Limits per connection; docs/interfaces.md names them. */
const limits = {
  headersTimeout: 5_000,
  // An upload may take this long; forms have a shorter limit of their own (render-page.server.ts).
  requestTimeout: 60_000,
  keepAliveTimeout: keepAliveSeconds * 1000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
} as const
/** Socket idle timeout in either direction, in milliseconds. */
const stillTime = 12_000
const maxConnections = 10_000
/** The accept backlog; beyond it the system drops connections without telling the client. */
const maxWaiting = 4_096

/** A server on its port. */
export interface Listening {
  readonly server: Server
  readonly port: number
}

/** Listens with the site's limits of size, time and number, and with Node's strict parser. */
export function listen(listener: RequestListener, port: number, host: string): Promise<Listening> {
  const answers: AnswersUnderWay = new WeakMap()
  const server = createServer(limits, limitPipelining(listener, answers))
  server.setTimeout(stillTime)
  server.maxConnections = maxConnections
  closeHeld(server)
  handleClientErrors(server, answers)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog: maxWaiting }, () =>
      resolve({ server, port: (server.address() as AddressInfo).port }),
    )
  })
}

/**
 * Leaves new connections to another process that listens at the same socket. `close` of an HTTP server would also end
 * connections that are idle, some of them just as their next request comes.
 */
export function stopAccepting(server: Server): void {
  NetServer.prototype.close.call(server)
}

/** Stops accepting connections and drains pending answers; cuts the rest after `graceMs`. */
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
