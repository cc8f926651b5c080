import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Target } from './visitors.ts'
import { freePort } from '../../tests/support/free-port.ts'

/** The shipped nginx configuration, running in a separate folder. */
export interface Proxy {
  readonly folder: string
  readonly target: Target
  readonly plain: string
  readonly stop: () => Promise<void>
}

/** The name in the shipped configuration, which operators replace. */
export const shippedName = 'www.example.org'

/** Writes a self-signed certificate for that name, and its key, into a folder. */
export function certificate(folder: string): void {
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

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'] as const

/** The staff desk behind nginx: its port, and what an operator changes in its configuration. */
export interface ProxiedDesk {
  readonly port: number
  readonly edit?: (configuration: string) => string
}

/** Starts nginx with ops/nginx/nginx.conf, and with ops/nginx-desk.conf; only ports and paths are changed. */
export async function startNginx(parent: string, sitePort: number, desk?: ProxiedDesk): Promise<Proxy> {
  const folder = join(parent, 'nginx')
  await cp('ops/nginx', folder, { recursive: true })
  await mkdir(join(folder, 'tls'), { recursive: true })
  certificate(join(folder, 'tls'))
  const ports = { plain: await freePort(), secure: await freePort(), previews: await freePort() }
  const atPorts = (text: string) =>
    text
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replaceAll('listen 80', `listen 127.0.0.1:${ports.plain}`)
      .replaceAll('listen 443', `listen 127.0.0.1:${ports.secure}`)
      .replaceAll('listen 8443', `listen 127.0.0.1:${ports.previews}`)
  const file = join(folder, 'nginx.conf')
  const changed = atPorts(await readFile(file, 'utf8'))
    // This machine's own nginx may be running: all files are kept in the folder.
    .replace(/^user .*$/m, '')
    .replaceAll(/(?:\/run|\/var\/log\/nginx)\/(\w+\.\w+)/g, join(folder, '$1'))
    .replace(
      /^http \{$/m,
      ['http {', ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`)].join('\n'),
    )
  await writeFile(file, changed)
  if (desk) {
    const shipped = atPorts(await readFile('ops/nginx-desk.conf', 'utf8'))
    const text = shipped.replace('127.0.0.1:3010', `127.0.0.1:${desk.port}`)
    await writeFile(join(folder, 'desk.conf'), desk.edit?.(text) ?? text)
  }
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
