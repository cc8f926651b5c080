import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.server.ts'
import { createFileAnswers } from './file-answers.server.ts'
import { serveFile } from './serve-file.server.ts'
import { securityHeaders, strictTransport } from './security-headers.server.ts'
import type { SiteFile } from './site-files.server.ts'

const page: SiteFile = {
  type: 'text/html; charset=utf-8',
  etag: '"abc"',
  cache: 'page',
  bodies: new Map([
    ['identity', () => Buffer.from('<p>plain</p>')],
    ['br', () => Buffer.from('small')],
  ]),
}
const lost: SiteFile = {
  ...page,
  bodies: new Map([
    [
      'identity',
      () => {
        throw new Error('EIO')
      },
    ],
  ]),
}
const files = new Map([
  ['/', page],
  ['/lost', lost],
  ['/de/sch\u00e4den', page],
  ['/busqueda', page],
])
const policy = contentSecurityPolicy({ scripts: ["'sha256-x'"], styles: [] })
const app = new Hono()
app.use(strictTransport())
app.use(serveFile(createFileAnswers(files, policy), { root: false }))
app.use(securityHeaders())
app.all('*', (context) => context.text('later'))

describe('prebuilt answers', () => {
  it('are encoded, with policy, security headers and an entity tag', async () => {
    const answer = await app.request('/de/sch%C3%A4den', { headers: { 'accept-encoding': 'gzip, br;q=0.8' } })
    expect(await answer.text()).toBe('small')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-encoding': 'br',
      'content-security-policy': policy,
      etag: 'W/"abc"',
      vary: 'accept-encoding',
      'x-frame-options': 'DENY',
    })
  })

  it.each(['identity', '', 'br;q=0', 'deflate'])('are not encoded for %j', async (accepted) => {
    const answer = await app.request('/de/sch%C3%A4den', { headers: { 'accept-encoding': accepted } })
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.text()).toBe('<p>plain</p>')
  })

  it.each(['"abc"', 'W/"abc"', '"x", "abc"', '*'])('are not sent again for %s', async (tag) => {
    const answer = await app.request('/de/sch%C3%A4den', { headers: { 'if-none-match': tag } })
    expect(answer.status).toBe(304)
    expect(await answer.text()).toBe('')
  })

  it.each(['/', '/busqueda?q=nie', '/de/sch%C3%A4den?dialog=callback-dialog', '/none', '/%E0%A4%A'])(
    'leave %s to the next handler',
    async (path) => {
      const answer = await app.request(path)
      expect(await answer.text()).toBe('later')
      expect(answer.headers.get('x-frame-options')).toBe('DENY')
    },
  )

  it('send HSTS when the proxy reports TLS', async () => {
    const answer = await app.request('/de/sch%C3%A4den', { headers: { 'x-forwarded-proto': 'https' } })
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000')
    expect((await app.request('/none')).headers.get('strict-transport-security')).toBeNull()
  })

  it('are left to the next handler when the body is unreadable', async () => {
    const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    expect(await (await app.request('/lost')).text()).toBe('later')
    expect(String(stdout.mock.calls)).toContain('file.not-read')
    stdout.mockRestore()
  })
})
