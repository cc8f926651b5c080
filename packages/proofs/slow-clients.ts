import { connect, type Socket } from 'node:net'

/** Ways to hold a connection. */
export type Slowness = 'headers' | 'body' | 'upload' | 'silent' | 'read' | 'unwanted body'

/** The result of one slow client. */
export interface SlowClient {
  readonly kind: Slowness
  /** How long its connection was open, in milliseconds; undefined while it still is. */
  closedAfter: number | undefined
  readonly end: () => void
}

const head = (line: string, ...lines: string[]) =>
  `${[`${line} HTTP/1.1`, 'Host: site.test', ...lines].join('\r\n')}\r\n`
const form = 'Content-Type: application/x-www-form-urlencoded'
const path = '/en?dialog=callback-dialog'

/** What a client sends first, and then a piece of it each second. */
const scripts: Readonly<Record<Slowness, { readonly first: string; readonly each?: string }>> = {
  headers: { first: head('GET /es'), each: 'X-A: b\r\n' },
  body: { first: `${head(`POST ${path}`, form, 'Content-Length: 5000')}\r\n`, each: 'n' },
  upload: {
    first: `${head(`POST ${path}`, 'Content-Type: multipart/form-data; boundary=b', 'Content-Length: 5000000')}\r\n--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n`,
    each: 'n',
  },
  silent: { first: '' },
  // Requests a large answer and reads none of it; the unit test beside the rule covers what exceeds
  // the system's buffers.
  read: { first: `${head('GET LARGE')}\r\n`.repeat(4) },
  'unwanted body': { first: `${head('GET /es', 'Content-Length: 5000')}\r\n`, each: 'n' },
}

/** Opens a connection that proceeds as slowly as possible. `large` is the path of a large file. */
export function slowClient(kind: Slowness, port: number, large: string): SlowClient {
  const start = performance.now()
  const { first, each } = scripts[kind]
  let timer: NodeJS.Timeout | undefined
  const socket: Socket = connect(port, '127.0.0.1', () => {
    socket.write(first.replaceAll('LARGE', large))
    if (each !== undefined) timer = setInterval(() => socket.write(each), 1_000)
  })
  if (kind === 'read') {
    socket.pause()
    // A paused socket does not notice that it was closed; an attempt to write does.
    timer = setInterval(() => socket.write('\r\n'), 1_000)
  } else {
    socket.resume()
  }
  const client: SlowClient = { kind, closedAfter: undefined, end: () => socket.destroy() }
  const closed = () => {
    clearInterval(timer)
    client.closedAfter ??= performance.now() - start
  }
  socket.once('end', closed)
  socket.once('close', closed)
  socket.on('error', closed)
  return client
}
