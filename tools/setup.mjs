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

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing …')
  // Some packages ask for a newer Node than the one that starts us; they run under the Node installed here.
  const { status } = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, lock)
}

const [script, ...rest] = process.argv.slice(2)
if (script !== undefined) {
  const child = spawn(join('node_modules', 'node', 'bin', 'node'), [script, ...rest], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}
