import { execFileSync } from 'node:child_process'
import { buildStatic } from './static.ts'
import { step } from './step.ts'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRequire } from 'node:module'
import type { IconifyJSON } from '@iconify/types'
import { getIconData } from '@iconify/utils'
import { writeWhole } from '#content/write-whole.server.ts'
import { compileBoot } from '#tools/vite/boot-plugin.ts'

/**
 * Writes the service worker of the claims page. It is at the root, as its scope is limited to its
 * own path.
 */
function writeClaimsWorker(site: string): void {
  const code = readFileSync('app/domains/claims/claims-worker.ts', 'utf8')
  writeWhole(join(site, 'claims-worker.js'), compileBoot(code))
}

/**
 * The collections that can be named at run time. Filled icons are left out: the site strokes its
 * icons.
 */
const collections = ['tabler'] as const

function extract(prefix: string): IconifyJSON {
  const file = createRequire(import.meta.url).resolve(`@iconify-json/${prefix}/icons.json`)
  const set = JSON.parse(readFileSync(file, 'utf8')) as IconifyJSON
  const names = [...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})].filter(
    (name) => !name.endsWith('-filled'),
  )
  const icons = Object.fromEntries(names.map((name) => [name, { body: getIconData(set, name)?.body ?? '' }]))
  return { prefix, width: 24, height: 24, icons }
}

/** Writes each collection into a folder for the server. */
function writeIconSets(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const prefix of collections) {
    writeWhole(join(folder, `${prefix}.json`), JSON.stringify(extract(prefix)))
  }
}

/** The router's id of its module set; it changes with any of them. */
function routerBuild(site: string): string {
  const ids = readdirSync(join(site, 'assets')).flatMap(
    (name) => /^manifest-([\da-f]+)\.js$/.exec(name)?.[1] ?? [],
  )
  const [id] = ids
  if (id === undefined || ids.length > 1) throw new Error(`the build has ${ids.length} router manifests`)
  return id
}

/** Writes `/builds/latest.json`, by which open pages notice that their scripts are outdated. */
function writeManifest(site: string): void {
  mkdirSync(join(site, 'builds'), { recursive: true })
  writeWhole(join(site, 'builds/latest.json'), JSON.stringify({ id: routerBuild(site) }))
}

function bundle(): void {
  execFileSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

/**
 * Empties the site's folder and fills it with everything independent of content: scripts, styles,
 * fonts, scenes.
 */
export async function buildBundles(site: string): Promise<void> {
  await buildStatic()
  await step('bundles', bundle)
  await step('icons', () => writeIconSets('build/icons'))
  writeManifest(site)
  writeClaimsWorker(site)
}
