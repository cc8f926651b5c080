import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { closeServer, listen } from './listen.server.ts'

const head = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

it('answers eight pipelined requests on a connection, and closes it at more', async () => {
  let taken = 0
  const { server, port } = await listen(
    (_, response) => {
      taken++
      setTimeout(() => response.end('x'), 50)
    },
    0,
    '127.0.0.1',
  )
  const send = async (bytes: string) => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.on('error', () => undefined)
    socket.write(bytes)
    return await text(socket).catch(() => '')
  }
  const close = head.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
  const few = await send(head.repeat(7) + close)
  expect(few.match(/HTTP\/1\.1 200/g)).toHaveLength(8)
  expect(taken).toBe(8)
  const many = await send(head.repeat(1_000))
  expect(many).not.toContain('HTTP/1.1 200')
  expect(taken).toBe(16)
  await closeServer(server, 0)
})
