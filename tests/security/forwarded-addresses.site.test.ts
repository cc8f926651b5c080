import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endSite, startSite, type SiteProcess } from '#tests/support/site-process.ts'

// Two servers, one behind a proxy on this machine, one without. From ten forms on an address
// exceeds the limit.
const limits = { POSTS_PER_ADDRESS: '1' }
let folder = ''
let proxied: SiteProcess
let direct: SiteProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forwarded-test-'))
  const start = async (name: string, more: NodeJS.ProcessEnv) =>
    startSite({ ...limits, ...more, DATA_DIR: join(folder, name) })
  proxied = await start('proxied', { TRUSTED_PROXIES: '127.0.0.1' })
  direct = await start('direct', {})
}, 60_000)
afterAll(async () => {
  for (const site of [proxied, direct]) await endSite(site, 'SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** The answer to an empty form that a proxy forwards for an address; it counts all the same. */
async function post({ url }: SiteProcess, forwardedFor: string): Promise<number> {
  const answer = await fetch(`${url}/en?dialog=callback-dialog`, {
    method: 'POST',
    headers: { 'x-forwarded-for': forwardedFor },
    body: new URLSearchParams({ name: 'x' }),
  })
  return answer.status
}

/**
 * Whether forms claiming these addresses exceed the limit, even if the counting window ends
 * meanwhile.
 */
async function floods(site: SiteProcess, addressOf: (index: number) => string): Promise<boolean> {
  const statuses: number[] = []
  for (let index = 0; index < 22; index += 1) statuses.push(await post(site, addressOf(index)))
  return statuses.includes(429)
}

it('counts visitors behind a listed proxy separately', async () => {
  expect(await floods(proxied, (index) => `198.51.100.${index}`)).toBe(false)
})

it('counts spoofed addresses in front of the proxy’s own as the one behind it', async () => {
  expect(await floods(proxied, (index) => `203.0.113.${index}, 192.0.2.1`)).toBe(true)
  expect(await post(proxied, '192.0.2.2')).toBe(422)
})

it('ignores forwarded addresses from anyone but a listed proxy', async () => {
  expect(await floods(direct, (index) => `198.51.100.${index}`)).toBe(true)
})
