import { readFileSync, writeFileSync } from 'node:fs'

/**
 * `node_modules/.bin/node tools/complete-lock.ts`, after every `npm install`: a registry that does not carry the binaries of
 * other platforms makes npm drop them from the lock file, and `npm ci` then refuses it. This puts them
 * back, so that the lock file is the same for every machine.
 */

interface Entry {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  optionalDependencies?: Record<string, string>
}

const systems = [
  'darwin',
  'linux',
  'win32',
  'freebsd',
  'android',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
]
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
]

/** The platform that a package of binaries is for, by its name. */
function platformOf(name: string): Pick<Entry, 'os' | 'cpu'> {
  const os = systems.find((system) => name.includes(system)) ?? (name.includes('wasi') ? 'wasi' : 'none')
  const cpu = processors.find((processor) => new RegExp(`[-/]${processor}(?:[-]|$)`).test(name))
  return { os: [os], ...(cpu !== undefined && { cpu: [cpu] }) }
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> }
const added: string[] = []
for (const [place, { optionalDependencies, dev }] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(optionalDependencies ?? {})) {
    const nested = `${place}/node_modules/${name}`
    if (place === '' || lock.packages[`node_modules/${name}`] || lock.packages[nested]) continue
    const entry: Entry = {
      version: range.replace(/^[~^]/, ''),
      ...(dev && { dev }),
      optional: true,
      ...platformOf(name),
    }
    lock.packages[`node_modules/${name}`] = entry
    added.push(name)
  }
}
const sorted = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync('package-lock.json', `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`)
console.log(`${added.length} packages of other platforms added to the lock file`)
