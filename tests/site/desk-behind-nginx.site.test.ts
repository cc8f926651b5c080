import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { shippedName, startNginx, type Proxy } from '../../packages/proofs/own-nginx.ts'
import { freePort } from '#tests/support/free-port.ts'
import { headerOf, rawAnswer, rawRequest } from '#tests/support/raw-http.ts'
import { endSite, startSite, type SiteProcess } from '#tests/support/site-process.ts'

const deskName = 'desk.example.org'
const hasNginx = spawnSync('which', ['nginx']).status === 0

const folder = mkdtempSync(join(tmpdir(), 'desk-behind-nginx-'))
let site: SiteProcess
let deskPort = 0
let endDesk = () => undefined as void

beforeAll(async () => {
  if (!hasNginx) return
  const dataDir = join(folder, 'data')
  site = await startSite({ DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' })
  deskPort = await freePort()
  const desk = spawn(process.execPath, ['app/desk.server.ts'], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      DESK_PORT: String(deskPort),
      DESK_URL: `https://${deskName}`,
      TRUSTED_PROXIES: '127.0.0.1',
    },
    stdio: 'ignore',
  })
  endDesk = () => void desk.kill('SIGTERM')
  await vi.waitFor(
    async () => expect((await fetch(`http://127.0.0.1:${deskPort}/healthz`)).status).toBe(200),
    { timeout: 30_000, interval: 200 },
  )
})
afterAll(async () => {
  endDesk()
  if (hasNginx) await endSite(site, 'SIGINT')
  rmSync(folder, { recursive: true, force: true })
})

interface Client {
  readonly key?: Buffer
  readonly cert?: Buffer
}

/** The status and the text of a page, asked for by a host name as browsers do; undefined without a connection. */
function ask({ target }: Proxy, host: string, path: string, client: Client = {}) {
  return new Promise<{ status: number; text: string } | undefined>((resolve) => {
    const asked = request(
      new URL(path, target.origin),
      { servername: host, headers: { host }, rejectUnauthorized: false, agent: false, ...client },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      },
    )
    asked.on('error', () => resolve(undefined))
    asked.end()
  })
}

/** The commands of docs/hardening.md that make an authority and a machine's certificate, in a folder. */
function makeStaffCertificates(place: string): Client & { readonly authority: string } {
  const [, block = ''] =
    /^```\n(install -d -m 0700 \/root\/staff-ca[^]*?)^```$/m.exec(
      readFileSync('docs/hardening.md', 'utf8'),
    ) ?? []
  expect(block.split('\n').length).toBeGreaterThan(5)
  const commands = block
    .replaceAll('/root/staff-ca', place)
    .replaceAll('/etc/nginx/tls', place)
    .replace('openssl pkcs12 -export', 'openssl pkcs12 -export -passout pass:test')
  execFileSync('sh', ['-e', '-c', commands], { stdio: 'pipe' })
  return {
    key: readFileSync(join(place, 'counter-palma.key')),
    cert: readFileSync(join(place, 'counter-palma.pem')),
    authority: join(place, 'staff-ca.pem'),
  }
}

describe.skipIf(!hasNginx)('the desk behind nginx', () => {
  it('answers under its own host name alone, and the site knows nothing of it', async () => {
    const proxy = await startNginx(mkdtempSync(join(folder, 'plain-')), Number(new URL(site.url).port), {
      port: deskPort,
    })
    try {
      // On a busy machine nginx may not be listening yet.
      const signIn = await vi.waitFor(
        async () => {
          const answer = await ask(proxy, deskName, '/sign-in')
          expect(answer?.status).toBe(200)
          return answer
        },
        { timeout: 20_000, interval: 200 },
      )
      expect(signIn?.text).toContain('/assets/')
      expect((await ask(proxy, shippedName, '/es'))?.status).toBe(200)
      for (const path of ['/sign-in', '/desk'])
        expect((await ask(proxy, shippedName, path))?.status).toBe(404)
      expect(await ask(proxy, 'other.example.org', '/sign-in')).toBeUndefined()
      const port = Number(new URL(proxy.plain).port)
      const plain = await rawAnswer(port, rawRequest('GET /sign-in', { Host: deskName }))
      expect(headerOf(plain, 'location')).toBe(`https://${deskName}/sign-in`)
    } finally {
      await proxy.stop()
    }
  })

  it('can be limited to machines with a certificate of the office', async () => {
    const place = join(folder, 'staff-ca')
    mkdirSync(place)
    const staff = makeStaffCertificates(place)
    const edit = (text: string) => text.replaceAll(/# +(ssl_(?:client_certificate|verify_client) .*;)/g, '$1')
    const parent = mkdtempSync(join(folder, 'certificates-'))
    mkdirSync(join(parent, 'nginx/tls'), { recursive: true })
    copyFileSync(staff.authority, join(parent, 'nginx/tls/staff-ca.pem'))
    const proxy = await startNginx(parent, Number(new URL(site.url).port), { port: deskPort, edit })
    try {
      expect((await ask(proxy, deskName, '/sign-in'))?.status).toBe(400)
      expect((await ask(proxy, deskName, '/sign-in', staff))?.status).toBe(200)
      // The site itself asks for none.
      expect((await ask(proxy, shippedName, '/es'))?.status).toBe(200)
    } finally {
      await proxy.stop()
    }
  })
})
