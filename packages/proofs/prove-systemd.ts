import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDebian } from './debian-root.ts'
import { certificate, shippedName } from './own-nginx.ts'
import { report } from './proof.ts'
import { boot, runBefore, type Machine } from './systemd-machine.ts'
import type { VisitReport } from './visit.ts'

/**
 * `npm run prove -- systemd`, as root, with Debian's `debootstrap` and `systemd-container`: boots a
 * bare Debian and runs the literal commands of docs/operations.md: nginx, the confined units,
 * upgrade and rollback with visitors, backup and restore, a power cut, and Caddy.
 */

const tools = { debootstrap: 'debootstrap', 'systemd-nspawn': 'systemd-container' }
if (process.getuid?.() !== 0 || Object.keys(tools).some((tool) => spawnSync('which', [tool]).status !== 0)) {
  throw new Error(
    `npm run prove -- systemd runs as root and needs: apt-get install ${Object.values(tools).join(' ')}`,
  )
}

const guide = readFileSync('docs/operations.md', 'utf8')

/** The code blocks of a chapter, with its placeholders filled in. */
function blocks(chapter: string, words: Readonly<Record<string, string>>): string[] {
  const [, body] = new RegExp(`^## ${chapter}$([^]*?)(?=^## |(?![^]))`, 'm').exec(guide) ?? []
  const found = [...(body ?? '').matchAll(/^```\n([^]*?)^```$/gm)].map(([, block = '']) =>
    block
      .replaceAll(/\b[A-Z]{2,}\b/g, (word) => words[word] ?? word)
      // A failing command ends the proof, wherever it is.
      .replaceAll(' && ', '\n'),
  )
  if (found.length === 0) throw new Error(`docs/operations.md has no commands under "${chapter}"`)
  return found
}

/** Visitors of a machine; stopping them returns what they saw. */
function visitors(machine: Machine): () => Promise<VisitReport> {
  const beside = machine.spawnBeside(
    process.execPath,
    'packages/proofs/visit.ts',
    'https://127.0.0.1',
    shippedName,
  )
  if (beside.stdout === null) throw new Error('visitors without an output')
  const output = text(beside.stdout)
  return async () => {
    beside.stdin?.end()
    return JSON.parse(await output) as VisitReport
  }
}

const status = (machine: Machine, path: string, host = shippedName) =>
  machine.run(
    `curl -sk -o /dev/null -w '%{http_code}' --resolve ${host}:443:127.0.0.1 https://${host}${path}`,
  )

/** Makes Caddy issue its own certificate, as no authority issues one for an example name. */
function certifyItself(caddyfile: string): void {
  const changed = readFileSync(caddyfile, 'utf8').replace(/^\{$/m, '{\n\tlocal_certs\n\tskip_install_trust')
  writeFileSync(caddyfile, changed)
}

const root = mkdtempSync(join(tmpdir(), 'systemd-'))
// A root file system that every user on it may read.
chmodSync(root, 0o755)
const [prepare = '', release = '', first = '', caddy = '', waiting = ''] = blocks('One machine', {
  REPOSITORY: 'file:///repository',
  ID: '1',
})
const [upgrade = ''] = blocks('Upgrade and way back, without a gap', { NEW: '2' })
const lines = (block: string) => block.split('\n').filter((line) => line !== '')
let machine: Machine | undefined
try {
  const begun = performance.now()
  // Caddy is installed for later: nginx has the ports until then.
  makeDebian(root, ['systemd', 'systemd-sysv', 'dbus', 'adduser', 'procps'])
  runBefore(root, `${prepare}${release}${lines(caddy)[0]}\nsystemctl disable caddy`, {
    from: process.cwd(),
    to: '/repository',
  })
  runBefore(root, 'cp -a /srv/site/releases/1 /srv/site/releases/2', {
    from: process.cwd(),
    to: '/repository',
  })
  // A port in the shared settings file must not win; each process has its own metrics port.
  const limits = 'POSTS_PER_ADDRESS=1000000\nPOSTS_PER_MINUTE=1000000\nPORT=4000\n'
  writeFileSync(join(root, 'etc/site/site.env'), limits)
  writeFileSync(join(root, 'etc/site/3000.env'), 'METRICS_PORT=9000\n')
  writeFileSync(join(root, 'etc/site/3001.env'), 'METRICS_PORT=9001\n')
  mkdirSync(join(root, 'etc/nginx/tls'), { recursive: true })
  certificate(join(root, 'etc/nginx/tls'))
  const preparedSeconds = Math.round((performance.now() - begun) / 1000)

  machine = await boot(root)
  machine.run(first)
  machine.run('/srv/site/3000/ops/switch.sh 3000')
  const pid = machine.run('systemctl show --value -p MainPID site@3000').trim()
  const confined = machine.run(`grep -E '^(Uid|CapEff|NoNewPrivs|Seccomp):' /proc/${pid}/status`)
  report(
    'a bare Debian with systemd and nginx',
    { preparedSeconds, page: status(machine, '/es'), ready: status(machine, '/readyz'), confined },
    status(machine, '/es') === '200' &&
      status(machine, '/busqueda?q=nie') === '200' &&
      status(machine, '/readyz') === '404' &&
      !/^Uid:\s+0/m.test(confined) &&
      /^CapEff:\s+0+$/m.test(confined) &&
      /^NoNewPrivs:\s+1$/m.test(confined) &&
      /^Seccomp:\s+2$/m.test(confined),
  )

  const [desk = ''] = blocks('The staff desk', {})
  const isWritten = `timeout 60 sh -c 'until journalctl -u site-desk | grep -q /join; do sleep 1; done'`
  const invited = machine.run(desk.replace(/^journalctl/m, `${isWritten}\njournalctl`))
  const members = machine.run('/srv/site/current/ops/desk.sh list')
  const signIn = status(machine, '/sign-in', 'desk.example.org')
  report(
    'the staff desk beside it',
    { signIn, members, onTheSite: status(machine, '/sign-in') },
    signIn === '200' &&
      status(machine, '/sign-in') === '404' &&
      invited.includes('https://desk.example.org/join#'),
  )

  const end = visitors(machine)
  await sleep(3_000)
  machine.run(upgrade)
  await sleep(3_000)
  // The rollback is the same with the other port, and forward again.
  for (const [port, other] of [
    [3000, 3001],
    [3001, 3000],
  ] as const) {
    machine.run(
      `systemctl start site@${port}; /srv/site/${port}/ops/switch.sh ${port}; systemctl stop site@${other}`,
    )
    await sleep(2_000)
  }
  const seen = await end()
  const listed = machine.run('/srv/site/current/ops/requests.sh list --limit 100000')
  const lost = seen.references.filter((reference) => !listed.includes(reference))
  report(
    'upgrade and way back by systemctl, with visitors',
    { ...seen, references: seen.references.length, lost: lost.length },
    Object.keys(seen.failed).length === 0 && seen.references.length > 0 && lost.length === 0,
  )

  const reference = seen.references[0] ?? ''
  const backup = () => machine?.run('ls -t /var/backups/site/*.backup | head -1').trim() ?? ''
  const [saving = ''] = blocks('Backup and restore', {})
  const steps = lines(saving)
  const [go = '', save = '', ...restore] = steps
  machine.run(`${go}\n${save}`)
  machine.run(`/srv/site/current/ops/requests.sh erase ${reference}`)
  machine.run([go, ...restore].join('\n').replace('FILE', backup()))
  machine.run('/srv/site/current/ops/switch.sh 3001')
  const after = machine.run('/srv/site/current/ops/requests.sh list --limit 100000')
  const modes = machine.run('stat -c %a:%U /var/backups/site/*.backup; systemctl is-active site-backup.timer')
  const gone = seen.references.filter((name) => !after.includes(name))
  report(
    'backup by its unit, erasure, restore',
    { modes, missing: gone.length, erased: gone.includes(reference) },
    gone.length === 1 && gone[0] === reference && /^600:site\nactive$/.test(modes.trim()),
  )

  const [daily = ''] = blocks('Staff, daily', {
    REF: seen.references[1] ?? '',
    EMAIL: 'corrected@example.org',
    NAME: 'Manager',
  })
  // These need an appointment, and an office that is open tomorrow.
  const staff = machine.run(daily.replaceAll(/^.* tomorrow .*$/gm, ''))
  report(
    'the staff’s commands',
    { lines: staff.split('\n').length },
    staff.includes(seen.references[1] ?? '-'),
  )

  for (let kill = 0; kill < 8; kill++) {
    const main = Number(machine.run('systemctl show --value -p MainPID site@3001'))
    if (main > 0) machine.run(`kill -KILL ${main}`)
    await sleep(1_300)
  }
  await sleep(3_000)
  const before = machine.run('/srv/site/current/ops/requests.sh list --limit 100000')
  const revived = machine.run('systemctl is-active site@3001').trim()
  await machine.cut()
  machine = await boot(root)
  machine.run('/srv/site/current/ops/switch.sh 3001')
  const again = machine.run('/srv/site/current/ops/requests.sh list --limit 100000')
  report(
    'kills one after another, then a power cut',
    { revived, page: status(machine, '/en') },
    revived === 'active' && status(machine, '/en') === '200' && again === before,
  )

  machine.run(lines(caddy)[1] ?? '')
  certifyItself(join(root, 'etc/caddy/Caddyfile'))
  machine.run(lines(caddy).slice(2).join('\n'))
  await sleep(3_000)
  const endCaddy = visitors(machine)
  await sleep(2_000)
  machine.run(`systemctl start site@3000; ${waiting.replace('3001', '3000')}`)
  machine.run('systemctl stop site@3001')
  await sleep(2_000)
  const { references, ...withCaddy } = await endCaddy()
  report(
    'Caddy, one process after the other',
    {
      ...withCaddy,
      references: references.length,
      page: status(machine, '/de'),
      ready: status(machine, '/readyz'),
    },
    Object.keys(withCaddy.failed).length === 0 &&
      references.length > 0 &&
      status(machine, '/readyz') === '404',
  )
} finally {
  await machine?.cut()
  rmSync(root, { recursive: true, force: true })
}
