import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rawAnswer, rawRequest } from '#tests/support/raw-http.ts'
import type { FileAnswer } from './file-answers.server.ts'
import { keepAliveSeconds } from './listen.server.ts'
import { filesFirst } from './serve-file.server.ts'

const body = Buffer.alloc(300_000, 'x')
const answer: FileAnswer = {
  status: 200,
  headers: ['content-type', 'text/plain', 'content-length', String(body.length), 'etag', '"é"'],
  body,
}
let retiring = false
const limits = { keepAliveTimeout: keepAliveSeconds * 1000 }
const files = filesFirst(
  () => answer,
  () => undefined,
  { answered: () => undefined },
)
const server = createServer(limits, (request, response) => {
  if (retiring) response.setHeader('connection', 'close')
  files(request, response)
})
const plain = createServer(limits, (_, response) => {
  response.writeHead(200, answer.headers as string[]).end(body)
})
const portOf = (which: Server) => (which.address() as AddressInfo).port
const open = { Connection: 'keep-alive' }

beforeAll(async () => {
  for (const each of [server, plain])
    await new Promise<void>((resolve) => each.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  plain.close()
})

function split(text: string): { head: string[]; length: number } {
  const end = text.indexOf('\r\n\r\n')
  return { head: text.slice(0, end).split('\r\n').toSorted(), length: text.length - end - 4 }
}
const undated = (lines: string[]) => lines.filter((line) => !line.startsWith('Date: '))

it('sends a file with the headers that Node adds to any answer', async () => {
  const [own, nodes] = await Promise.all(
    [server, plain].map((each) => rawAnswer(portOf(each), rawRequest('GET /', open), 300)),
  )
  expect(undated(split(own!).head)).toEqual(undated(split(nodes!).head))
  expect(split(own!)).toMatchObject({ length: body.length })
  expect(own).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/)
})

it('answers several requests on one connection in order', async () => {
  const text = await rawAnswer(
    portOf(server),
    rawRequest('GET /', open) + rawRequest('HEAD /', open) + rawRequest('GET /', open) + rawRequest('GET /'),
  )
  expect(text.split('HTTP/1.1 200 OK\r\n')).toHaveLength(5)
  expect(text.split('x'.repeat(body.length))).toHaveLength(4)
})

it.each([
  ['asked to close', rawRequest('GET /')],
  ['of an older protocol', 'GET / HTTP/1.0\r\nHost: site.test\r\n\r\n'],
])('closes a connection that is %s', async (_, request) => {
  const start = performance.now()
  const text = await rawAnswer(portOf(server), request)
  expect(text.toLowerCase()).toContain('connection: close')
  expect(performance.now() - start).toBeLessThan(keepAliveSeconds * 1000)
})

it('closes a connection while the server shuts down', async () => {
  retiring = true
  expect(await rawAnswer(portOf(server), rawRequest('GET /', open))).toContain('connection: close')
  retiring = false
})

it('dates each answer with the current second', async () => {
  const text = await rawAnswer(portOf(server), rawRequest('GET /', open), 100)
  const date = new Date(/Date: (.*)\r/.exec(text)![1]!).getTime()
  expect(Math.abs(Date.now() - date)).toBeLessThan(3_000)
})
