import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FileAnswer } from './file-answers.server.ts'
import { keepAliveSeconds } from './listen.server.ts'

/**
 * Private fields of Node's responses: the head as text, and whether it was sent. There is no public
 * API to pass Node a head in bytes (ADR 0022); the Node version is pinned, and the test beside this
 * compares both ways.
 */
interface KnownHead {
  _header: string
  _headerSent: boolean
}

interface DatedHead {
  readonly second: number
  readonly bytes: Buffer
}

const heads = new WeakMap<FileAnswer, DatedHead>()

function writeHead({ status, headers }: FileAnswer, second: number): DatedHead {
  const lines = headers.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('')
  const date = new Date(second * 1000).toUTCString()
  const own = `Date: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`
  const bytes = Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}${own}`, 'latin1')
  return { second, bytes }
}

/** The head of an answer in bytes, rebuilt when its date has changed. */
function headOf(answer: FileAnswer): Buffer {
  const second = Math.floor(Date.now() / 1000)
  const known = heads.get(answer)
  if (known?.second === second) return known.bytes
  const head = writeHead(answer, second)
  heads.set(answer, head)
  return head.bytes
}

/** Whether the head is the same for everybody: the connection stays open, and a body follows. */
function isUsual({ method, httpVersion, headers }: IncomingMessage, response: ServerResponse): boolean {
  const { connection } = headers
  return (
    method === 'GET' &&
    httpVersion === '1.1' &&
    (connection === undefined || connection === 'keep-alive') &&
    !response.hasHeader('connection')
  )
}

/**
 * Sends a prebuilt answer, nearly always with a prepared head too, which halves the site's own
 * work.
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, answer: FileAnswer): void {
  const { status, headers, body } = answer
  if (body === undefined || body.length === 0 || !isUsual(request, response)) {
    response.writeHead(status, headers as string[])
    response.end(request.method === 'HEAD' ? undefined : body)
    return
  }
  const known = response as unknown as KnownHead
  known._header = 'in bytes'
  known._headerSent = true
  // Head and body are written together.
  response.cork()
  response.write(headOf(answer))
  response.end(body)
}
