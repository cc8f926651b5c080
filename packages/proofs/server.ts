import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readIdentity } from '../../app/content/identity.server.ts'
import { readEnvironment } from '../../app/platform/config/environment.server.ts'
import { storeSettings } from '../../app/platform/config/settings.server.ts'
import { logAsTool } from '../../app/platform/log.server.ts'
import { openStore } from '../../app/platform/store/open-store.server.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { endSite, startSite } from '../../tests/support/site-process.ts'
import { loadPerProcessor, memoryMB, processorSeconds } from './process-figures.ts'
import { option } from './proof.ts'
import { callbackForm } from '../../tests/support/send-form.ts'
import { formScript, runWrk } from './wrk.ts'

/**
 * `npm run bench -- server`: answers per second of one site process, for a page, a missing page,
 * the search and a stored form; for files compared with one nginx worker sending the site's own
 * headers: the same bytes for a visitor. Cost is measured as processor time, which barely depends
 * on other load.
 */

logAsTool()

const seconds = option('seconds', 5)
const kinds: readonly { readonly name: string; readonly path: string; readonly own?: 'site' | 'form' }[] = [
  { name: 'page', path: '/servicios/nie' },
  { name: 'not found', path: '/nowhere' },
  { name: 'suggestions', path: '/api/search?q=nie&lang=es', own: 'site' },
  { name: 'search page', path: '/busqueda?q=nie', own: 'site' },
  { name: 'form stored', path: '/en?dialog=callback-dialog', own: 'form' },
]

/** Headers that nginx writes itself, or that belong to one connection. */
const nginxOwn = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
])

/** The site's headers of a page, for nginx to send too. */
async function headersOf(url: string): Promise<string> {
  const { headers } = await fetch(url)
  const own = [...headers].filter(([name]) => !nginxOwn.has(name))
  return own.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n  ')
}

function nginxConfig(folder: string, port: number, headers: string): string {
  return `worker_processes 1; daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off; include /etc/nginx/mime.types; sendfile on; tcp_nopush on; open_file_cache max=2000;
  gzip_static on; client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  ${headers}
  server { listen 127.0.0.1:${port}; root ${resolve('build/client')}; index index.html;
    location / { try_files $uri $uri/index.html =404; } }
}`
}

async function startNginx(folder: string, port: number, headers: string): Promise<ChildProcess> {
  await mkdir(folder)
  await writeFile(join(folder, 'nginx.conf'), nginxConfig(folder, port, headers))
  return spawn('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
}

function line(...cells: readonly (string | number)[]): void {
  const [first = '', ...others] = cells.map(String)
  process.stdout.write(`${first.padEnd(14)}${others.map((cell) => cell.padStart(12)).join('')}\n`)
}

for (const tool of ['/usr/bin/wrk', '/usr/sbin/nginx']) {
  if (!existsSync(tool))
    throw new Error(`${tool} is missing: install the Debian packages wrk and nginx-light`)
}
const folder = await mkdtemp(join(tmpdir(), 'bench-server-'))
const environment = { DATA_DIR: join(folder, 'data') }
const script = join(folder, 'form.lua')
await writeFile(script, formScript(callbackForm()))
const ports = { site: await freePort(), nginx: await freePort() }
const begun = performance.now()
const site = await startSite(environment, { port: ports.site })
const started = Math.round(performance.now() - begun)
const headers = await headersOf(`${site.url}/servicios/nie`)
const nginx = await startNginx(join(folder, 'nginx'), ports.nginx, headers)
try {
  const pids = { site: site.process.pid ?? 0, nginx: nginx.pid ?? 0 }
  await sleep(2_000)
  process.stdout.write(`first answer after ${started} ms, ${await memoryMB(pids.site)} MB at rest\n`)
  line('', 'connections', 'server', 'a second', 'p50', 'p99', 'work µs', 'wrong', 'memory MB')
  let forms = 0
  for (const { name, path, own } of kinds) {
    for (const connections of [1, 8, 64, 512]) {
      for (const server of own === undefined ? (['site', 'nginx'] as const) : (['site'] as const)) {
        const before = await processorSeconds(pids[server])
        const url = `http://127.0.0.1:${ports[server]}${path}`
        const found = await runWrk(url, connections, seconds, own === 'form' ? script : undefined)
        const work = ((await processorSeconds(pids[server])) - before) / Math.max(1, found.answers)
        const wrong = found.broken + (name === 'not found' ? found.answers - found.refused : found.refused)
        if (own === 'form') forms += found.answers - found.refused
        const { aSecond, p50, p99 } = found
        const memory = await memoryMB(pids[server])
        // Requests that wrk has abandoned are still being answered.
        await fetch(`${site.url}/healthz`)
        line(name, connections, server, aSecond, p50, p99, Math.round(work * 1e6), wrong, memory)
      }
    }
  }
  const store = await openStore(storeSettings(readEnvironment(environment), readIdentity()))
  const stored = (await store.db.selectFrom('request').select('id').execute()).length
  await store.close()
  process.stdout.write(
    `${forms} forms acknowledged, ${stored} stored; load ${loadPerProcessor()} a processor\n`,
  )
  // Abandoned requests may be stored too.
  if (forms === 0 || stored < forms) process.exitCode = 1
} finally {
  nginx.kill()
  await endSite(site, 'SIGKILL')
  await rm(folder, { recursive: true, force: true })
}
