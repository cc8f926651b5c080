import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callbackForm } from '#tests/support/send-form.ts'
import { readIdentity } from '#content/identity.server.ts'
import { redirectTable } from '#map/redirects.ts'
import { endSite, startSite, type SiteProcess } from '#tests/support/site-process.ts'

const [old = ''] = [...redirectTable(readIdentity()).keys()]
let folder = ''
let site: SiteProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moved-posts-'))
  site = await startSite({ DATA_DIR: folder })
})
afterAll(async () => {
  await endSite(site, 'SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

it.each([
  ['with a slash at its end', '/servicios/nie/'],
  ['in capitals', '/EN'],
  ['that has moved', encodeURI(old)],
  ['that has moved, with a slash', `${encodeURI(old)}/`],
])('a form posted to an address %s is not lost', async (_, path) => {
  const post = (body: URLSearchParams | FormData, redirect: 'manual' | 'follow') =>
    fetch(`${site.url}${path}?dialog=callback-dialog`, { method: 'POST', body, redirect })
  expect((await post(callbackForm(), 'manual')).status).toBe(308)
  const answer = await post(callbackForm(), 'follow')
  expect([answer.status, new URL(answer.url).searchParams.get('reference')]).toEqual([
    200,
    expect.stringMatching(/^TAL-/),
  ])
  const withFiles = new FormData()
  for (const [name, value] of callbackForm()) withFiles.append(name, value)
  expect((await post(withFiles, 'follow')).url).toContain('reference=')
})

it('a page read at a misspelt address is redirected to its canonical address', async () => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await fetch(`${site.url}/servicios/nie/`, { method, redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/servicios/nie'])
  }
})
