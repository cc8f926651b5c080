import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { shippedLimits } from '../../packages/proofs/process-figures.ts'
import { requestStates } from '#platform/store/schema.server.ts'
import { freePort } from '#tests/support/free-port.ts'
import { endSite, startSite } from '#tests/support/site-process.ts'

const read = (file: string) => readFileSync(join('ops', file), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'operations-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const has = (tool: string) => spawnSync('which', [tool]).status === 0

describe('the image', () => {
  const steps = read('Dockerfile')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
  const last = steps.slice(steps.findLastIndex((line) => line.startsWith('FROM ')))
  const copied = last.flatMap((line) => /^COPY --from=build \/site\/(\S+) \.\//.exec(line)?.[1] ?? [])

  it('has a single base with an exact version, and backups that of the database', () => {
    expect(steps.filter((line) => line.startsWith('ARG BASE='))).toEqual([
      expect.stringMatching(/^ARG BASE=\S+:\d+\.\d+\.\d+-[a-z]+-slim(?:@sha256:[0-9a-f]{64})?$/),
    ])
    const stages = steps.filter((step) => step.startsWith('FROM '))
    expect(stages).toEqual([
      'FROM ${BASE} AS base',
      'FROM base AS build',
      'FROM ${DATABASE} AS backup',
      'FROM base',
    ])
    const [database] = steps.flatMap((line) => /^ARG DATABASE=(\S+)$/.exec(line)?.[1] ?? [])
    expect(database).toMatch(/:\d+\.\d+-[a-z]+$/)
    expect(read('compose.yaml')).toContain(`image: ${database}\n`)
  })

  it('runs as an unprivileged user, owns no code and stops by SIGTERM', () => {
    expect(last.filter((line) => line.startsWith('USER '))).toEqual(['USER 10001:10001'])
    expect(last.some((line) => line.includes('--chown'))).toBe(false)
    expect(last).toContain('STOPSIGNAL SIGTERM')
    expect(last.findLast((line) => line.startsWith('CMD '))).toBe(
      'CMD ["node_modules/.bin/node", "app/start.server.ts"]',
    )
    expect(last.indexOf('USER 10001:10001')).toBeGreaterThan(
      last.findLastIndex((line) => line.startsWith('RUN ')),
    )
  })

  it('has the memory limits of the unit, with headroom', () => {
    const limits = shippedLimits()
    for (const [name, value] of Object.entries(limits)) expect(last).toContain(`ENV ${name}=${value}`)
    const heap = Number(/^--max-old-space-size=(\d+)$/.exec(limits.NODE_OPTIONS)?.[1])
    expect(read('site@.service')).toMatch(/^MemoryMax=1536M$/m)
    expect(read('compose.yaml')).toMatch(/^ {2}mem_limit: 1536m$/m)
    expect(heap).toBeLessThanOrEqual(1024 - 500)
  })

  it('contains no secrets and no data', () => {
    expect(steps.join('\n')).not.toMatch(/SECRET|PASSWORD|SMTP_URL|DATABASE_URL|TOKEN/)
    expect(steps.filter((line) => /^ADD |curl |wget /.test(line))).toEqual([])
    const ignore = read('Dockerfile.dockerignore').split('\n')
    expect(ignore.find((line) => line !== '' && !line.startsWith('#'))).toBe('*')
    expect(ignore.filter((line) => line.startsWith('!')).join()).not.toMatch(/data|\.env|\.git|node_modules/)
  })

  /** Starts the desk from the same files, on the site's store. */
  async function expectDesk(site: string, drop: string, data: string): Promise<void> {
    const port = await freePort()
    const desk = spawn(
      'sh',
      ['-c', `cd '${site}' && ${drop} node_modules/node/bin/node app/desk.server.ts`],
      {
        env: { PATH: process.env['PATH'], DATA_DIR: data, DESK_PORT: String(port), NODE_ENV: 'production' },
        stdio: 'ignore',
      },
    )
    try {
      await vi.waitFor(
        async () => {
          const answer = await fetch(`http://localhost:${port}/sign-in`)
          expect(answer.status).toBe(200)
        },
        { timeout: 20_000, interval: 200 },
      )
    } finally {
      desk.kill('SIGTERM')
    }
  }

  it('contains everything the site and the desk need, which is never writable', async () => {
    const site = join(folder, 'image')
    mkdirSync(site)
    for (const name of [...copied, 'package.json'].filter((part) => part !== 'node_modules')) {
      cpSync(name, join(site, name), { recursive: true })
    }
    // Exactly the packages that `npm prune --omit=dev` keeps.
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { dev?: boolean; devOptional?: boolean; link?: boolean }>
    }
    const packages = Object.entries(lock.packages).filter(
      ([path, { dev, devOptional, link }]) =>
        path.startsWith('node_modules/') && !dev && !devOptional && !link && existsSync(path),
    )
    for (const [path] of packages) cpSync(path, join(site, path), { recursive: true, dereference: true })
    mkdirSync(join(site, 'node_modules/.bin'), { recursive: true })
    const data = join(folder, 'data')
    mkdirSync(data)
    execFileSync('chmod', ['-R', 'a+rX,a-w', site])
    execFileSync('chmod', ['a+rx', folder])
    const root = process.getuid?.() === 0
    if (root) execFileSync('chown', ['10001:10001', data])
    const drop = root ? 'exec setpriv --reuid 10001 --regid 10001 --clear-groups --no-new-privs' : 'exec'
    const node = join(site, 'node_modules/node/bin/node')
    const running = await startSite(
      { DATA_DIR: data, NODE_ENV: 'production', HOME: '/nonexistent' },
      { shell: `cd '${site}' || exit 1; ${drop} '${node}' app/start.server.ts; ` },
    )
    try {
      const process = `/proc/${running.process.pid}`
      expect(readlinkSync(`${process}/cwd`)).toBe(site)
      if (root) expect(readFileSync(`${process}/status`, 'utf8')).toMatch(/^Uid:\t10001\t/m)
      expect((await fetch(`${running.url}/es`)).status).toBe(200)
      expect((await fetch(`${running.url}/busqueda?q=nie`)).status).toBe(200)
      expect((await fetch(`${running.url}/readyz`)).status).toBe(200)
      expect(readdirSync(data)).toContain('store.sqlite')
      await expectDesk(site, drop, data)
    } finally {
      await endSite(running, 'SIGTERM')
    }
  }, 120_000)
})

describe('the compose file', () => {
  const file = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Record<string, unknown>>
  }
  const services = Object.entries(file.services)

  it('gives the site and the desk a read-only root, no capabilities, and time to stop', () => {
    for (const name of ['blue', 'green', 'desk']) {
      expect(file.services[name]).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        stop_grace_period: '25s',
        depends_on: { database: { condition: 'service_healthy' } },
      })
      expect(file.services[name]?.['ports']).toBeUndefined()
    }
  })

  it('limits the memory of everything, and says when the database and the desk are ready', () => {
    for (const [name, { mem_limit: limit }] of services) expect(limit, name).toMatch(/^\d+[mg]$/)
    expect(file.services['database']?.['healthcheck']).toMatchObject({
      test: ['CMD', 'pg_isready', '--host=127.0.0.1', '--username=site'],
    })
    expect(JSON.stringify(file.services['desk']?.['healthcheck'])).toContain('127.0.0.1:3010/healthz')
    expect(read('Caddyfile.compose')).toContain('reverse_proxy desk:3010')
  })

  it('contains no secret and no floating version', () => {
    const settings = services.filter(([name]) => name !== 'desk')
    expect(JSON.stringify(settings)).not.toMatch(/PASSWORD|SECRET|:\/\//)
    const images = services.map(([, { image }]) => String(image))
    for (const image of images) expect(image).toMatch(/:(?:\$\{SITE_VERSION:\?|v?\d+\.\d+)/)
  })

  it.skipIf(!has('docker-compose'))('is accepted by Compose', () => {
    cpSync('ops/compose.yaml', join(folder, 'compose.yaml'))
    writeFileSync(join(folder, 'site.env'), 'POSTGRES_PASSWORD=test\n')
    const config = ['--file', join(folder, 'compose.yaml'), '--profile', 'try', 'config', '--services']
    const env = { ...process.env, SITE_VERSION: '1' }
    const named = execFileSync('docker-compose', config, { env, encoding: 'utf8', stdio: 'pipe' })
    expect(named.trim().split('\n').toSorted()).toEqual(Object.keys(file.services).toSorted())
  })
})

describe('the configuration of nginx', () => {
  it('keeps its process and logs where Debian’s unit and rotation look for them', () => {
    const conf = read('nginx/nginx.conf')
    expect(conf).toMatch(/^pid \/run\/nginx\.pid;$/m)
    const logs = [...conf.matchAll(/^\s*(?:error|access)_log (\S+?)[ ;]/gm)].map(([, file]) => file)
    expect(logs).toEqual(['/var/log/nginx/error.log', '/var/log/nginx/access.log'])
  })

  it('logs no addresses or paths in any proxy', () => {
    // From `crit` up nginx logs the client and the request.
    expect(read('nginx/nginx.conf')).toMatch(/^error_log \S+ (?:alert|emerg);$/m)
    for (const file of ['Caddyfile', 'Caddyfile.compose']) {
      expect(read(file), file).toContain('exclude http.log.error http.handlers.reverse_proxy')
    }
  })

  it('has each proxy check /acceptz, so that a single failed message takes no process out', () => {
    for (const file of ['Caddyfile', 'Caddyfile.compose'])
      expect(read(file)).toMatch(/health_uri \/acceptz$/m)
  })
})

describe('the services of systemd', () => {
  const units = [
    'site@.service',
    'site-desk.service',
    'site-publisher.service',
    'site-switch.service',
    'site-switch.path',
    'site-backup.service',
    'site-backup.timer',
  ]

  it.skipIf(!has('systemd-analyze'))('are valid and confined', async () => {
    const place = join(folder, 'units')
    cpSync('ops', place, { recursive: true })
    cpSync('ops/site@.service', join(place, 'site@3000.service'))
    const names = units.map((name) => join(place, name.replace('@', '@3000')))
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...names], { encoding: 'utf8' })
    // There is no /srv/site here; anything else would be a fault of the unit.
    expect(stderr.split('\n').filter((line) => line !== '' && !/is not executable/.test(line))).toEqual([])
    for (const name of names.slice(0, 3)) {
      const security = ['security', '--offline=true', '--no-pager', name]
      const { stdout } = await promisify(execFile)('systemd-analyze', security)
      expect(Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]), name).toBeLessThan(2)
    }
  })

  it('keep their own port, whatever the settings file says', () => {
    const unit = read('site@.service')
    expect(unit).toMatch(/^ExecStart=\/usr\/bin\/env PORT=%i \S+\/node app\/start\.server\.ts$/m)
    expect(unit.indexOf('EnvironmentFile=-/etc/site/%i.env')).toBeGreaterThan(
      unit.indexOf('EnvironmentFile=-/etc/site/site.env'),
    )
  })

  it('always restart', () => {
    for (const name of ['site@.service', 'site-desk.service', 'site-publisher.service'])
      expect(read(name)).toMatch(/^StartLimitIntervalSec=0$/m)
  })

  it('confine the desk like the site, at the port that the proxies name', () => {
    const confinement = (unit: string) => /^StateDirectory=[^]*?(?=\n(?:#|\n))/m.exec(read(unit))?.[0]
    expect(confinement('site-desk.service')).toBe(confinement('site@.service'))
    expect(read('site-desk.service')).toContain('/usr/bin/env DESK_PORT=3010 ')
    expect(read('nginx-desk.conf')).toContain('proxy_pass http://127.0.0.1:3010;')
    expect(read('desk.caddyfile')).toContain('reverse_proxy 127.0.0.1:3010 {')
  })

  it('have a stop timeout longer than draining and stopping take', () => {
    const unit = read('site@.service')
    const drain = Number(/DRAIN_SECONDS=(\d+)/.exec(unit)?.[1])
    expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(drain + 10)
    expect(drain).toBeGreaterThan(
      Number(/keepalive_timeout (\d+)s;\n\s*keepalive_requests/.exec(read('nginx/nginx.conf'))?.[1]),
    )
  })
})

describe('the operator’s guides', () => {
  const guides = ['operations', 'containers', 'alarms', 'hardening', 'interfaces']
  const text = guides.map((name) => readFileSync(`docs/${name}.md`, 'utf8')).join('\n')

  it('names only existing files, scripts and staff commands', () => {
    for (const [, file = ''] of text.matchAll(/\bops\/([\w@./-]+\w)/g))
      expect(existsSync(`ops/${file}`), file).toBe(true)
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    for (const [, name = ''] of text.matchAll(/npm run ([\w:]+)/g)) expect(scripts, name).toHaveProperty(name)
    const runner = readFileSync('packages/proofs/run.ts', 'utf8')
    for (const [, kind, name = ''] of text.matchAll(/npm run (bench|prove) -- ([a-z]+)/g)) {
      const file = `packages/proofs/${kind === 'prove' ? 'prove-' : ''}${name}.ts`
      expect(existsSync(file) || runner.includes(`  ${name}: [`), name).toBe(true)
    }
    const usage = readFileSync('app/staff/usage.server.ts', 'utf8')
    for (const [, name = ''] of text.matchAll(/(?:npm run requests --|requests\.sh) ([a-z-]+)/g))
      expect(usage).toContain(`  ${name}`)
    const desk = readFileSync('app/desk/desk-command.server.ts', 'utf8')
    for (const [, name = ''] of text.matchAll(/desk\.sh ([a-z]+)/g))
      expect(desk).toContain(`npm run desk -- ${name} `)
    for (const [, state = ''] of text.matchAll(/--state ([a-z]+)/g)) expect(requestStates).toContain(state)
  })

  it('names every variable as the server reads it, or as Node and its allocator do', () => {
    const known = readFileSync('app/platform/config/environment.server.ts', 'utf8')
    for (const [, name = ''] of text.matchAll(/`([A-Z]+_[A-Z_]+)`/g))
      if (!(name in shippedLimits())) expect(known, name).toContain(`  ${name}:`)
  })
})
