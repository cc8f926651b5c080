import { expect, it } from 'vitest'
import { closeServer, listen } from './listen.server.ts'

it('limits a client to seconds for the head, a minute for the body and a socket idle timeout', async () => {
  const { server } = await listen((_, response) => response.end(), 0, '127.0.0.1')
  expect(server).toMatchObject({
    headersTimeout: 5_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 5_000,
    // The interval at which the two limits above are checked: at Node's default of half a minute
    // they would be ineffective.
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16_384,
    timeout: 12_000,
    maxConnections: 10_000,
  })
  await closeServer(server, 0)
})
