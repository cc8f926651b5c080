import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { encodedTarget } from './encoded-target.server.ts'
import { securityHeaderValues } from './security-headers.server.ts'

/** What Node's parser says beside its error. */
interface ParserError extends NodeJS.ErrnoException {
  /** The piece of the connection in which it stopped, and where in it. */
  readonly rawPacket?: Buffer
  readonly bytesParsed?: number
}

/** A connection as Node knows it: with the answer that is under way on it, and whether that has begun. */
type KnownSocket = Socket & {
  readonly _httpMessage?: ServerResponse<IncomingMessage> & { readonly _headerSent?: boolean }
}

/** What Node answers where nobody listens to its errors; any other is a 400. */
const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

function answerTo({ code = '', rawPacket, bytesParsed = -1 }: ParserError, first: boolean): string {
  const target =
    first && code === 'HPE_INVALID_URL' && rawPacket ? encodedTarget(rawPacket, bytesParsed) : undefined
  if (target === undefined) {
    return `HTTP/1.1 ${statuses[code] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`
  }
  const headers = { ...securityHeaderValues, date: new Date().toUTCString(), location: target }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 301 Moved Permanently\r\n${lines.join('')}Content-Length: 0\r\nConnection: close\r\n\r\n`
}

/**
 * Answers what Node's parser takes for no request. An address that was typed with raw letters, as in
 * `/de/schäden`, leads to itself in the form that a request can have (RFC 9112, 3.2); anything else is refused as
 * Node does it.
 */
export function refuseClient(server: Server): void {
  server.on('clientError', (error: ParserError, connection) => {
    const socket = connection as KnownSocket
    const underWay = socket._httpMessage
    // In the middle of another answer it would be read as part of that.
    if (socket.writable && !underWay?._headerSent) socket.write(answerTo(error, underWay === undefined))
    socket.destroy()
  })
}
