import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tests/support/free-port.ts'
import { makeDebian } from './debian-root.ts'
import { report } from './proof.ts'
import { callbackForm, send } from '../../tests/support/send-form.ts'

/**
 * `npm run prove -- image`, as root, with Debian's `buildah`, `podman`, `runc` and `debootstrap`:
 * builds `ops/Dockerfile` and runs it as the compose file does, with a read-only root and without
 * capabilities, starts the desk in it, and makes a backup with the target `backup`. The base is
 * Debian's own with this machine's Node and npm, as no image registry is used.
 */

const tools = ['buildah', 'podman', 'runc', 'debootstrap']
const missing = tools.filter((tool) => spawnSync('which', [tool]).status !== 0)
if (missing.length > 0 || process.getuid?.() !== 0) {
  throw new Error(`npm run prove -- image runs as root and needs: apt-get install ${tools.join(' ')}`)
}

const folder = mkdtempSync(join(tmpdir(), 'image-'))
const stores = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')]
const manager = '--cgroup-manager=cgroupfs'
/** As docs/containers.md specifies for a container. */
const staffTool = ['node_modules/.bin/node', 'app/staff/requests.server.ts']
const [base, image, name] = ['localhost/base', 'localhost/site', 'prove-image']
/** The image of the target `backup`; the base of this proof stands in for that of PostgreSQL. */
const backupImage = 'localhost/site-backup'

/** Runs a command and shows its output. */
const show = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
const podman = (...args: readonly string[]) =>
  spawnSync('podman', [...stores, manager, ...args], { encoding: 'utf8' })

/** A Debian with Node and npm, in place of the image's own base. */
function makeBase(): void {
  const root = join(folder, 'base')
  makeDebian(root)
  // Passes on a custom registry certificate configured for Node.
  const certificates = process.env['NODE_EXTRA_CA_CERTS']
  const certificateOption =
    certificates === undefined ? '' : `--change 'ENV NODE_EXTRA_CA_CERTS=${certificates}'`
  show('sh', '-c', `tar -C ${root} -c . | podman ${stores.join(' ')} import ${certificateOption} - ${base}`)
}

/** Builds a target of the Dockerfile, or its last stage. @returns the seconds it took */
function build(tag: string, ...target: readonly string[]): number {
  const start = performance.now()
  show(
    'buildah',
    ...stores,
    'bud',
    '--isolation=chroot',
    // Only this one supports health checks.
    '--format=docker',
    '--volume=/etc/ssl/certs:/etc/ssl/certs:ro',
    // The targets share their first stages.
    '--layers',
    `--build-arg=BASE=${base}`,
    `--build-arg=DATABASE=${base}`,
    ...target,
    '--ignorefile=ops/Dockerfile.dockerignore',
    '--file=ops/Dockerfile',
    `--tag=${tag}`,
    '.',
  )
  return Math.round((performance.now() - start) / 1000)
}

async function untilHealthy(url: string): Promise<boolean> {
  for (const end = performance.now() + 30_000; performance.now() < end; await sleep(100)) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined)
    if (answer?.ok) return true
  }
  return false
}

/** The image as a container, on a port of this machine. */
function runImage(data: string, port: number): ChildProcess {
  return spawn(
    'podman',
    [
      ...stores,
      manager,
      'run',
      `--name=${name}`,
      // Needs no systemd; the container's health check is called below.
      '--runtime=runc',
      '--no-healthcheck',
      '--network=host',
      // Podman's own are higher than a machine may allow.
      '--ulimit=nofile=4096:4096',
      '--ulimit=nproc=4096:4096',
      '--memory=1g',
      '--read-only',
      '--read-only-tmpfs=false',
      '--cap-drop=ALL',
      '--security-opt=no-new-privileges',
      `--volume=${data}:/data`,
      `--env=PORT=${port}`,
      '--env=HOST=127.0.0.1',
      image,
    ],
    { stdio: 'inherit' },
  )
}

/** Starts the desk inside the container, on the site's store, and asks for its first page. */
const deskCheck = [
  'sh',
  '-c',
  `DESK_PORT=3010 node_modules/.bin/node app/desk.server.ts > /dev/null & desk=$!
  for try in 1 2 3 4 5 6 7 8 9 10; do
    sleep 1
    node_modules/.bin/node -e "fetch('http://localhost:3010/sign-in').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))" && break
  done
  status=$?; kill $desk; exit $status`,
]

/** One backup of the running site's data by the image for backups. @returns the new files and what the site learns */
function runBackup(data: string): { readonly files: number; readonly noted: boolean } {
  const folderOfBackups = join(folder, 'backups')
  mkdirSync(folderOfBackups, { mode: 0o700 })
  execFileSync('chown', ['10001:10001', folderOfBackups])
  const confined = [
    '--read-only',
    '--read-only-tmpfs=false',
    '--cap-drop=ALL',
    '--security-opt=no-new-privileges',
  ]
  const places = [`--volume=${data}:/data`, `--volume=${folderOfBackups}:/backups`]
  const limits = ['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096', '--runtime=runc', '--network=host']
  const { stderr } = podman(
    'run',
    '--rm',
    ...limits,
    ...confined,
    ...places,
    backupImage,
    'ops/backup.sh',
    '/backups',
  )
  process.stderr.write(stderr)
  const files = readdirSync(folderOfBackups).filter((file) => /^site-\d{8}T\d{6}Z\.backup$/.test(file))
  return { files: files.length, noted: existsSync(join(data, 'last-backup')) }
}

async function prove(): Promise<void> {
  makeBase()
  const buildSeconds = build(image)
  build(backupImage, '--target=backup')
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  execFileSync('chown', ['10001:10001', data])
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const running = runImage(data, port)
  const ended = new Promise<number | null>((done) => running.once('exit', done))
  const healthy = await untilHealthy(url)
  const inside = (...command: readonly string[]) => podman('exec', name, ...command).status
  const page = (await fetch(`${url}/servicios/nie`)).status
  const rendered = (await fetch(`${url}/busqueda?q=nie`)).status
  const { reference } = await send(url, callbackForm())
  const uid = /Uid:\s+(\d+)/.exec(podman('exec', name, 'cat', '/proc/1/status').stdout)?.[1]
  const check = JSON.parse(
    podman('image', 'inspect', '--format', '{{json .Config.Healthcheck.Test}}', image).stdout,
  ) as string[]
  const healthCheck = inside(...check.slice(1))
  const staff = podman('exec', name, ...staffTool, 'list').stdout
  const writes = ['/site/x', '/tmp/x', '/site/build/x'].filter((file) => inside('touch', file) === 0)
  const desk = inside(...deskCheck)
  const backup = runBackup(data)
  await sleep(2_000)
  const mails = readdirSync(join(data, 'mail')).map((file) => readFileSync(join(data, 'mail', file), 'utf8'))
  const start = performance.now()
  podman('kill', '--signal=SIGTERM', name)
  const code = await ended
  const stopSeconds = Math.round((performance.now() - start) / 100) / 10
  const bytes = Number(podman('image', 'inspect', '--format', '{{.Size}}', image).stdout)
  const mailed = mails.some((mail) => reference !== undefined && mail.includes(reference))
  const listed = reference !== undefined && staff.includes(reference)
  report(
    'image',
    {
      buildSeconds,
      megabytes: Math.round(bytes / 1e6),
      healthy,
      healthCheck,
      desk,
      backup,
      page,
      rendered,
      reference: reference !== undefined,
      mailed,
      listed,
      uid,
      writesOutsideData: writes,
      stopSeconds,
      code,
    },
    healthy &&
      healthCheck === 0 &&
      desk === 0 &&
      backup.files === 1 &&
      backup.noted &&
      page === 200 &&
      rendered === 200 &&
      mailed &&
      listed &&
      uid === '10001' &&
      writes.length === 0 &&
      stopSeconds < 20 &&
      code === 0,
  )
}

try {
  await prove()
} finally {
  podman('rm', '--force', name)
  rmSync(folder, { recursive: true, force: true })
}
