import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFileAnswers } from './file-answers.server.ts'
import { filesFirst } from './serve-file.server.ts'

const body = Buffer.from('<p>plain</p>')
const files = new Map([
  [
    '/page',
    {
      type: 'text/html',
      etag: '"abc"',
      cache: 'page' as const,
      bodies: new Map([['identity' as const, () => body]]),
    },
  ],
])
let counted = 0
const later: RequestListener = (_, response) => void response.writeHead(418).end('later')
const server = createServer(
  filesFirst(createFileAnswers(files, "default-src 'none'"), later, { answered: () => counted++ }),
)
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

it('answers prebuilt files without calling the other rules', async () => {
  const answer = await fetch(`${origin}/page?utm=1`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(answer.headers.get('strict-transport-security')).toBeNull()
  expect(await answer.text()).toBe('<p>plain</p>')
  expect(counted).toBe(1)
})

it('sends no body for HEAD or for a file the client already has', async () => {
  const head = await fetch(`${origin}/page`, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(String(body.length))
  expect(await head.text()).toBe('')
  const known = await fetch(`${origin}/page`, {
    headers: { 'if-none-match': '"abc"', 'x-forwarded-proto': 'https' },
  })
  expect(known.status).toBe(304)
  expect(known.headers.get('strict-transport-security')).toContain('31536000')
})

it.each([['/page?dialog=callback-dialog'], ['/none'], ['/']])(
  'leaves %s to the other rules',
  async (path) => {
    expect((await fetch(origin + path)).status).toBe(418)
  },
)

it('leaves posts to the other rules', async () => {
  expect((await fetch(`${origin}/page`, { method: 'POST' })).status).toBe(418)
})
