import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Target } from './visitors.ts'
import { freePort } from '#tests/support/site-process.ts'

/** The shipped nginx configuration, running in a folder of its own. */
export interface Proxy {
  readonly folder: string
  readonly target: Target
  readonly plain: string
  readonly stop: () => Promise<void>
}

/** The name in the shipped configuration, which whoever runs the site replaces. */
export const shippedName = 'www.example.org'

function certificate(folder: string): void {
  const args = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ]
  const names = ['-subj', `/CN=${shippedName}`, '-addext', `subjectAltName=DNS:${shippedName}`]
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  execFileSync('openssl', [...args, ...names, ...files], { stdio: 'ignore' })
}

/** Starts nginx with ops/nginx/nginx.conf; only its two ports are changed. */
export async function startNginx(parent: string, sitePort: number): Promise<Proxy> {
  const folder = join(parent, 'nginx')
  await cp('ops/nginx', folder, { recursive: true })
  await mkdir(join(folder, 'tls'))
  certificate(join(folder, 'tls'))
  const ports = { plain: await freePort(), secure: await freePort() }
  const file = join(folder, 'nginx.conf')
  const text = await readFile(file, 'utf8')
  const changed = text
    .replaceAll('listen 80', `listen 127.0.0.1:${ports.plain}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${ports.secure}`)
  // Paths without a folder are nginx's own default prefix; here they stay in the folder.
  await writeFile(
    file,
    changed.replaceAll(/^(\s*(?:pid|error_log|access_log|\w+_temp_path)) /gm, `$1 ${folder}/`),
  )
  await writeFile(join(folder, 'upstream.conf'), `server 127.0.0.1:${sitePort};\n`)
  const nginx = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'inherit'] })
  await sleep(500)
  if (nginx.exitCode !== null) throw new Error('nginx did not start')
  return {
    folder,
    target: { origin: `https://127.0.0.1:${ports.secure}`, host: shippedName },
    plain: `http://127.0.0.1:${ports.plain}`,
    stop: async () => {
      if (nginx.exitCode !== null) return
      const gone = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await gone
    },
  }
}
