import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** `npm run bench:server`: requests a second of a prerendered page, beside nginx with the same files, one core each. */

const page = '/servicios/nie'
const seconds = 5
const ports = { site: 4180, nginx: 4181 }
const folder = resolve('.cache/bench')

function nginxConfig(): string {
  return `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off; include /etc/nginx/mime.types; sendfile on; tcp_nopush on; open_file_cache max=2000;
  gzip_static on; client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${ports.nginx}; root ${resolve('build/client')}; index index.html;
    location / { try_files $uri $uri/index.html =404; } }
}`
}

function measure(port: number, connections: number): string {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip']
  const text = execFileSync('wrk', [...args, `http://127.0.0.1:${port}${page}`], { encoding: 'utf8' })
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(text)?.[1] ?? '?'
  const slow = /99%\s+(\S+)/.exec(text)?.[1] ?? '?'
  return `${Math.round(Number(rate))} a second, p99 ${slow}`
}

for (const tool of ['/usr/bin/wrk', '/usr/sbin/nginx']) {
  if (!existsSync(tool))
    throw new Error(`${tool} is missing: install the Debian packages wrk and nginx-light`)
}
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/nginx.conf`, nginxConfig())
const nginx = spawn('/usr/sbin/nginx', ['-c', `${folder}/nginx.conf`], { stdio: 'ignore' })
const site = spawn(process.execPath, ['server/main.ts'], {
  stdio: 'ignore',
  env: { ...process.env, PORT: String(ports.site), DATA_DIR: `${folder}/data` },
})
await sleep(2_000)
for (const connections of [1, 8, 64, 512]) {
  for (const [name, port] of Object.entries(ports)) {
    console.log(
      `${String(connections).padStart(4)} connections  ${name.padEnd(6)} ${measure(port, connections)}`,
    )
  }
}
nginx.kill()
site.kill()
