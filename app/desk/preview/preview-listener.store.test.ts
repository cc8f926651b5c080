import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import type { Previews } from '#domains/publish/preview.server.ts'
import { addMember } from '#domains/staff/members.server.ts'
import { openSession } from '#domains/staff/sessions.server.ts'
import type { Role } from '#domains/staff/roles.ts'
import type { Store } from '#platform/store/store.server.ts'
import { describeStores } from '#tests/support/stores.ts'
import { previewListener } from './preview-listener.server.ts'

const draft = 'aaaaaaaaaa'
const party = { id: 'localhost', origin: 'http://localhost:3010', name: 'Desk' }
const origin = 'http://localhost:3011'
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

async function listening(server: Server): Promise<number> {
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** The preview of a draft, which notes what it is asked for, behind the desk. */
async function start(store: Store, role: Role) {
  const asked: IncomingMessage[] = []
  const site = createServer((incoming, response) => {
    asked.push(incoming)
    response.setHeader('cache-control', 'public, max-age=3600').end('the real bytes')
  })
  const sitePort = await listening(site)
  const previews: Previews = {
    start: () => undefined,
    state: () => ({ kind: 'none' }),
    portOf: (id) => (id === draft ? sitePort : undefined),
    stop: () => Promise.resolve(),
  }
  const mayPreview = (member: { readonly role: Role }) => member.role === 'editor'
  const port = await listening(createServer(previewListener({ store, party, origin, previews, mayPreview })))
  const added = await addMember(store, { name: 'Ana', role, offices: [], locale: 'es' })
  if (added.kind !== 'saved') throw new Error('not added')
  const token = await openSession(store, added.id)
  return {
    asked,
    token,
    ask: async (path: string, cookie: string, host = 'localhost:3011') => {
      const sent = request({ host: '127.0.0.1', port, path, headers: { host, cookie } })
      const [answer] = (await once(sent.end(), 'response')) as [IncomingMessage]
      let text = ''
      for await (const part of answer) text += String(part)
      return { status: answer.statusCode, headers: answer.headers, text }
    },
  }
}

describeStores('a preview', ({ open }) => {
  test('is shown to an editor who is signed in, with the bytes of the site, for no cache and no index', async () => {
    const { ask, token, asked } = await start(await open(), 'editor')
    const begun = await ask(`/.preview/${draft}/es/servicios?a=1`, `desk=${token}`)
    expect(begun).toMatchObject({ status: 303, headers: { location: '/es/servicios?a=1' } })
    expect(begun.headers['set-cookie']).toEqual([`preview-draft=${draft}; Path=/; HttpOnly; SameSite=Strict`])
    const shown = await ask('/es/servicios', `desk=${token}; preview-draft=${draft}; consent=yes`)
    expect(shown).toMatchObject({
      status: 200,
      text: 'the real bytes',
      headers: { 'x-robots-tag': 'noindex, nofollow, noarchive', 'cache-control': 'no-store' },
    })
    // The draft's scripts and server never see the session.
    expect(asked.map(({ headers }) => headers.cookie)).toEqual(['consent=yes'])
    expect(asked[0]?.headers).toMatchObject({ host: 'localhost:3011', 'x-forwarded-proto': 'http' })
  })

  test.each([
    ['without a session', 'editor', () => '', 303],
    ['with another’s token', 'editor', () => 'desk=other', 303],
    ['in a role without content', 'clerk', (token: string) => `desk=${token}`, 403],
  ] as const)('is not shown %s', async (_what, role, cookie, status) => {
    const { ask, token, asked } = await start(await open(), role)
    const answer = await ask('/es', `${cookie(token)}; preview-draft=${draft}`)
    expect(answer.status).toBe(status)
    expect(asked).toEqual([])
  })

  test.each([
    ['another host', '/es', 'evil.example', 421],
    ['a draft without a preview', '/es', 'localhost:3011', 303],
    ['the service worker', '/claims-worker.js', 'localhost:3011', 404],
  ] as const)('has nothing for %s', async (what, path, host, status) => {
    const { ask, token, asked } = await start(await open(), 'editor')
    const id = what.startsWith('a draft') ? 'bbbbbbbbbb' : draft
    expect((await ask(path, `desk=${token}; preview-draft=${id}`, host)).status).toBe(status)
    expect(asked).toEqual([])
  })

  test('never leads to another host', async () => {
    const { ask, token } = await start(await open(), 'editor')
    for (const path of [`/.preview/${draft}//evil.example`, `/.preview/${draft}/\\evil.example`]) {
      const { headers } = await ask(path, `desk=${token}`)
      expect(new URL(headers.location ?? '/', origin).host).not.toBe('evil.example')
    }
  })
})
