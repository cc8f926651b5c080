import { connect } from 'node:net'

/** The text received on a connection until it was closed or nothing arrived for `quietMs`. */
export function rawAnswer(port: number, request: string, quietMs = 20_000): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    const done = () => resolve(Buffer.concat(chunks).toString('utf8'))
    socket.setTimeout(quietMs, () => {
      socket.destroy()
      done()
    })
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.once('close', done)
    socket.once('error', (error: NodeJS.ErrnoException) => {
      // The server may close a connection that is still being written to.
      if (['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) done()
      else reject(error)
    })
  })
}

/** A raw request's lines. */
export function rawRequest(line: string, headers: Readonly<Record<string, string>> = {}, body = ''): string {
  const all: Record<string, string> = { Host: 'site.test', Connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${[`${line} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${body}`
}

/** The status of an answer; 0 if there was none. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
}

/** The value of a header of an answer, if it has one. */
export function headerOf(answer: string, name: string): string | undefined {
  return new RegExp(`^${name}: (.*)$`, 'im').exec(answer.split('\r\n\r\n', 1)[0] ?? '')?.[1]
}
