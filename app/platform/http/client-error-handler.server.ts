import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { securityHeaderValues } from './security-headers.server.ts'

/** Servers do not have to accept longer addresses (RFC 9110, 4.1). */
const maxLength = 8_000

/**
 * A request line in which each character is one byte. The address begins with exactly one slash: a
 * second one, or a backslash, which browsers treat as a slash, would lead to another host.
 */
const requestLine = /^(?:GET|HEAD) (\/(?![/\\])[\x21\x22\x24-\x7e\x80-\xff]*) HTTP\/1\.[01]\r?\n/

const raw = /[\x80-\xff]/

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/**
 * Path and query of a request with their raw letters percent-encoded.
 * @param packet the connection's bytes, from the beginning of a request on
 * @param stoppedAt where in it Node's parser stopped; if this is not the first raw letter, the
 * error was another one
 * @returns undefined if it is no such address
 */
function encodedTarget(packet: Buffer, stoppedAt: number): string | undefined {
  const line = packet.subarray(0, maxLength).toString('latin1')
  const target = requestLine.exec(line)?.[1]
  if (target === undefined || line.search(raw) !== stoppedAt) return undefined
  if (!isUtf8(Buffer.from(target, 'latin1'))) return undefined
  const encoded = target.replaceAll(
    /[\x80-\xff]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return encoded.length > maxLength ? undefined : encoded
}

/** Extra properties of Node's parser errors. */
interface ParserError extends NodeJS.ErrnoException {
  /** The chunk of the connection in which it stopped, and the offset. */
  readonly rawPacket?: Buffer
  readonly bytesParsed?: number
}

/** The answers under way on each connection, in the order of their requests. */
export type AnswersUnderWay = WeakMap<Socket, Set<ServerResponse>>

/** Node's default answers to parser errors; any other is a 400. */
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
 * Answers requests that Node's parser rejects. An address typed with raw letters, as in
 * `/de/schäden`, is redirected to its percent-encoded form (RFC 9112, 3.2); anything else is
 * refused as Node does.
 */
export function handleClientErrors(server: Server, answers: AnswersUnderWay): void {
  server.on('clientError', (error: ParserError, connection) => {
    const socket = connection as Socket
    const [underWay] = answers.get(socket) ?? []
    // In the middle of another answer it would be read as part of that.
    if (socket.writable && !underWay?.headersSent) socket.write(answerTo(error, underWay === undefined))
    socket.destroy()
  })
}
