import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { readEnvironment } from '#platform/config/environment.server.ts'
import { startOwnSite } from '#tests/support/own-site.ts'
import { unconfigured } from '#tests/support/unconfigured.ts'
import { callbackForm, send } from '#tests/support/send-form.ts'

afterEach(() => vi.unstubAllEnvs())

it('lists every variable that the server reads', () => {
  const source = readFileSync('app/platform/config/environment.server.ts', 'utf8')
  const read = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name)
  expect(read).toContain('DATABASE_URL')
  expect(Object.keys(unconfigured)).toEqual(expect.arrayContaining(read))
  expect(readEnvironment(unconfigured)).toEqual(readEnvironment({}))
})

it('keeps test data out of a configured database and mail server', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://operator:secret@127.0.0.1:1/requests')
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1')
  vi.stubEnv('WEBHOOK_URL', 'http://127.0.0.1:1/')
  vi.stubEnv('LINK_SECRET', 'of the operator, which signs their links')
  const site = await startOwnSite({})
  try {
    expect((await send(site.origin, callbackForm())).reference).toBeDefined()
    const kept = () => readdirSync(join(site.dataDir, 'mail')).length
    await vi.waitFor(() => expect(kept()).toBeGreaterThan(0), 10_000)
  } finally {
    await site.stop()
  }
})
