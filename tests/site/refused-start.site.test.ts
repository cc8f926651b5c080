import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { unconfigured } from '#tests/support/unconfigured.ts'

const folder = mkdtempSync(join(tmpdir(), 'refused-start-'))
const short = join(folder, 'short')
mkdirSync(short)
writeFileSync(join(short, 'link.key'), 'short')
const yaml = join(folder, 'consent.yaml')
writeFileSync(yaml, 'a: [1\nb: 2\n')
const taken = createServer().listen(0, '127.0.0.1')
await once(taken, 'listening')
const { port } = taken.address() as AddressInfo
afterAll(() => {
  taken.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What a failed start writes to the console, besides the log. */
function refusal(variables: Readonly<Record<string, string>>): string {
  const place = { DATA_DIR: join(folder, 'data'), PORT: '0' }
  const { status, stderr } = spawnSync(process.execPath, ['app/start.server.ts'], {
    env: { ...process.env, ...unconfigured, ...place, ...variables },
    encoding: 'utf8',
    timeout: 25_000,
  })
  return `${status} ${stderr}`
}

it.each([
  [{ HOST: 'no host' }, `HOST: cannot listen at no host, port 0: `],
  [{ HOST: '192.0.2.1' }, `HOST: cannot listen at 192.0.2.1, port 0: address not available (EADDRNOTAVAIL)`],
  [
    { PORT: String(port) },
    `PORT: cannot listen at 127.0.0.1, port ${port}: address already in use (EADDRINUSE)`,
  ],
  [
    { METRICS_PORT: String(port) },
    `METRICS_PORT: cannot listen at 127.0.0.1, port ${port}: address already in use (EADDRINUSE)`,
  ],
  [{ CONSENT_FILE: '/none.yaml' }, 'CONSENT_FILE: ../'],
  [{ CONSENT_FILE: yaml }, 'CONSENT_FILE: ../'],
  [{ DATA_DIR: '/proc/nope' }, 'DATA_DIR: /proc/nope cannot be used: no such file or directory (ENOENT)'],
  [{ DATA_DIR: yaml }, `DATA_DIR: ${yaml} cannot be used: not a directory (ENOTDIR)`],
  [{ DATA_DIR: short }, `DATA_DIR: the secret in ${join(short, 'link.key')} needs at least 32 characters`],
  [
    { MAIL_FROM: 'info@Example.ORG' },
    "MAIL_FROM, or the identity's address in its place: expected an address such as info@example.org",
  ],
  [
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    'LINK_SECRET: needed with DATABASE_URL, the same on all machines',
  ],
])('a start with %j reports the error in one line', (variables, line) => {
  const said = refusal(variables)
  expect(said.slice(0, `1 ${line}`.length)).toBe(`1 ${line}`)
  expect(said).toMatch(/^1 [^\n]+\n$/)
})
