import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { log } from '#platform/log.server.ts'

/** clamd's verdict on a file; `unavailable` if it cannot be reached, or gives neither. */
export type ScanVerdict = 'clean' | 'infected' | 'unavailable'

/** Looks for viruses in a file. */
export type ScanFile = (path: string) => Promise<ScanVerdict>

/** How long clamd may be silent, in milliseconds: a PDF of 10 MB takes it under a second. */
const maxSilence = 10_000

/**
 * Back-off after clamd was unavailable, in milliseconds, so that senders do not wait for it one by
 * one.
 */
const pause = 15_000

/** A longer answer is not from clamd. */
const maxAnswer = 4096

function open(host: string): Socket {
  if (host.startsWith('/')) return connect({ path: host })
  const { hostname, port } = new URL(`tcp://${host}`)
  return connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) })
}

/**
 * The bytes of a file as INSTREAM expects them: each chunk preceded by its length, and a length of
 * 0 at the end.
 */
async function* framed(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const length = (bytes: number) => {
    const head = Buffer.alloc(4)
    head.writeUInt32BE(bytes)
    return head
  }
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of content) yield Buffer.concat([length(piece.length), piece])
  yield length(0)
}

/** The answer up to its NUL. @throws the socket's error, or if the answer ends early */
async function readAnswer(socket: Socket): Promise<string> {
  let answer = ''
  for await (const piece of socket) {
    answer += String(piece)
    const end = answer.indexOf('\0')
    if (end >= 0) return answer.slice(0, end)
    if (answer.length > maxAnswer) break
  }
  throw new Error('clamd ended without an answer')
}

/**
 * Sends a file for as long as the connection lasts. @throws if it breaks, or the file cannot be
 * read
 */
async function send(socket: Socket, path: string, signal: AbortSignal): Promise<void> {
  for await (const piece of framed(createReadStream(path)))
    if (!socket.write(piece)) await once(socket, 'drain', { signal })
}

async function askClamd(host: string, path: string): Promise<ScanVerdict> {
  const socket = open(host)
  socket.setTimeout(maxSilence, () => socket.destroy(new Error('clamd is silent')))
  const over = new AbortController()
  // If the connection breaks meanwhile, an earlier answer counts: clamd does this over its own size
  // limit.
  const sending = send(socket, path, over.signal).catch(() => undefined)
  try {
    const answer = await readAnswer(socket)
    if (answer === 'stream: OK') return 'clean'
    return /^stream: .+ FOUND$/.test(answer) ? 'infected' : 'unavailable'
  } finally {
    over.abort()
    socket.destroy()
    await sending
  }
}

/**
 * Sends files to clamd (https://docs.clamav.net, INSTREAM: clamd needs no access to them).
 * @param host `host:port` or the path of a socket
 */
export function clamdScanner(host: string): ScanFile {
  let askAgainAt = 0
  return async (path) => {
    if (performance.now() < askAgainAt) return 'unavailable'
    const verdict = await askClamd(host, path).catch((): ScanVerdict => 'unavailable')
    if (verdict === 'unavailable') {
      askAgainAt = performance.now() + pause
      log('warn', 'upload.scanner-unavailable')
    }
    return verdict
  }
}
