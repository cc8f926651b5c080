// Brings the project to life on a fresh machine with nothing but Node and npm: installs what the lock
// file names, then runs a script under the project's own Node. Plain JavaScript, because it runs
// before anything is installed.  Usage: node tools/setup.mjs SCRIPT [ARGUMENT...]
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'))

const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const stamp = join('node_modules', '.installed')
const node = join('node_modules', 'node', 'bin', 'node')

/** The bundled Node needs libatomic1, which a minimal Debian lacks: installed for root, for others the command is printed. */
function requireLibrary() {
  const starts = () => spawnSync(node, ['--version'], { encoding: 'utf8' })
  const { status, stderr } = starts()
  if (status === 0) return
  const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends libatomic1'
  if (/libatomic/.test(stderr) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing libatomic1 …')
    spawnSync('sh', ['-c', install], { stdio: 'inherit' })
    if (starts().status === 0) return
  }
  console.error(`Bundled Node failed to start:\n${stderr}`)
  if (/libatomic/.test(stderr)) console.error(`As root: ${install}`)
  process.exit(1)
}

function npm(...words) {
  const { status } = spawnSync('npm', [...words, '--loglevel=error'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs the install scripts of the packages that package.json names, of those installed here, and of no others. */
function runScripts() {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = Object.keys(allowScripts).filter(
    (name) => allowScripts[name] && existsSync(join('node_modules', name, 'package.json')),
  )
  // Comes first: the scripts of all others run under it.
  npm('rebuild', 'node')
  requireLibrary()
  const others = named.filter((name) => name !== 'node')
  if (others.length > 0) npm('rebuild', ...others)
}

const [script, ...rest] = process.argv.slice(2)
// A release keeps what the server needs alone (docs/operations.md); building needs the rest again.
const enough = script?.startsWith('app/') || existsSync(join('node_modules', 'vite', 'package.json'))

if (!enough || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing …')
  // Some packages ask for a newer Node than the one that starts us; they run under the Node installed here.
  npm('ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund')
  runScripts()
  writeFileSync(stamp, lock)
}

if (script !== undefined) {
  // What Node compiled is kept: a fifth of the time of a test's many processes, a tenth of a build after one text.
  const env = { NODE_COMPILE_CACHE: join('.cache', 'compile'), ...process.env }
  const child = spawn(node, [script, ...rest], { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}
