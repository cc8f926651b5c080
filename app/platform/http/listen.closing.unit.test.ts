import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { closeHeld, closingConnections } from './listen.server.ts'

/** More than the system buffers for one connection. */
const much = Buffer.alloc(24 * 1024 * 1024)
const server = createServer(
  closingConnections(
    (request, response) => void response.end(request.url === '/much' ? much : 'ok'),
    () => false,
  ),
)
closeHeld(server)
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())
afterEach(() => void vi.useRealTimers())

/**
 * How long the server keeps a connection that asks for one path and then does `each` every half
 * second.
 */
async function lasts(
  path: string,
  each: (socket: Socket) => void,
  request = `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`,
): Promise<number> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => undefined)
  const [held] = (await once(server, 'connection')) as [Socket]
  const start = performance.now()
  client.write(request)
  const timer = setInterval(() => each(client), 500)
  await once(held, 'close')
  clearInterval(timer)
  client.destroy()
  return performance.now() - start
}

it('closes a client that sends nothing but empty lines after its answer', async () => {
  const time = await lasts('/', (client) => client.resume().write('\r\n'))
  expect(time).toBeLessThan(12_000)
})

it('closes a client that does not read its answer', async () => {
  const time = await lasts('/much', (client) => client.pause())
  expect(time).toBeLessThan(20_000)
})

it('closes a client that keeps sending an unwanted body after its answer', async () => {
  const request = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n'
  const time = await lasts('/', (client) => client.resume().write('x'), request)
  expect(time).toBeLessThan(3_000)
})

it('allows as much time to answer a request as it had to arrive', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  const slow = createServer((request) => void request.resume())
  closeHeld(slow)
  await new Promise<void>((resolve) => void slow.listen(0, '127.0.0.1', resolve))
  const client = connect((slow.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => undefined)
  client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n')
  const [request] = (await once(slow, 'request')) as [IncomingMessage]
  const { socket } = request
  vi.advanceTimersByTime(70_000)
  client.write('x')
  await once(request, 'end')
  vi.advanceTimersByTime(70_000)
  expect(socket.destroyed).toBe(false)
  vi.advanceTimersByTime(10_000)
  expect(socket.destroyed).toBe(true)
  client.destroy()
  slow.close()
})
