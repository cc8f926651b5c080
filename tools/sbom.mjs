// `npm run sbom`: the packages that run, as a CycloneDX list. Told to omit what is for development, npm also omits what
// that shares with the server, such as React and the driver of PostgreSQL: so it is shown a project that has nothing of
// the kind. Plain JavaScript without packages, because in a release nothing may be installed for it.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const read = (name) => JSON.parse(readFileSync(name, 'utf8'))

const manifest = read('package.json')
const lock = read('package-lock.json')
for (const root of [manifest, lock.packages['']]) {
  delete root.devDependencies
  delete root.workspaces
}
for (const [place, { dev, link }] of Object.entries(lock.packages)) {
  if (dev || link || place.startsWith('packages/')) delete lock.packages[place]
}

const above = mkdtempSync(join(tmpdir(), 'sbom-'))
try {
  // The list is named after the folder.
  const folder = join(above, manifest.name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  const words = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx']
  const { status } = spawnSync('npm', words, { cwd: folder, stdio: 'inherit' })
  process.exitCode = status ?? 1
} finally {
  rmSync(above, { recursive: true, force: true })
}
