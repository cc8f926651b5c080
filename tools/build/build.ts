import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIdentity } from '#content/identity.server.ts'
import { writeClaimsWorker } from './claims-worker.ts'
import { compressSite } from './compress.ts'
import { detachStates } from './detach-state.ts'
import { writeFeeds } from './feeds.ts'
import { digestOf } from './inputs.ts'
import { writeManifest } from './build-manifest.ts'
import { writeIconSets } from './icon-sets.ts'
import { keepAssets } from './keep-assets.ts'
import { articlePictures } from './article-pictures.ts'
import { pagePictures } from './page-pictures.ts'
import { writeSearchIndexes } from './search-index.ts'
import { buildSharePictures, type SharePicture } from './share-pictures.ts'
import { writeSitemaps } from './sitemaps.ts'
import { buildStatic } from './static.ts'
import { step } from './step.ts'

const site = 'build/client'
const stamp = 'build/id'
const inputs = [
  'app/**/*.{ts,tsx,css}',
  'content/**/*.{yaml,md}',
  'content/logos/*',
  'locales/**/*.json',
  'art/*.ts',
  'tools/{build,vite}/*.ts',
  '{vite,react-router}.config.ts',
  'package-lock.json',
]

function buildPages(): void {
  // Every prerendered address is a line of output; only faults are worth reading.
  execFileSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  })
}

function sharePictures(): SharePicture[] {
  const identity = readIdentity()
  return [...pagePictures(identity), ...articlePictures(identity)]
}

/** Builds the site into `build/` when anything it is made from has changed. */
export async function build(): Promise<void> {
  const id = digestOf(inputs, process.env['BASE_URL'] ?? '', process.env['RETENTION_MONTHS'] ?? '')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === id) return console.log('The build is up to date.')
  rmSync(stamp, { force: true })
  keepAssets(site, 'build/kept')
  await buildStatic()
  await step('pages', buildPages)
  await step('states', () => detachStates(site))
  await step('sharing pictures', () => buildSharePictures(sharePictures(), site))
  await step('feeds', () => writeFeeds(readIdentity(), site))
  await step('icons', () => writeIconSets('build/icons'))
  await step('sitemaps', () => writeSitemaps(readIdentity(), site))
  await step('search index', () => writeSearchIndexes('build/search'))
  writeManifest(site)
  writeClaimsWorker(site)
  await step('encodings', () => compressSite(site))
  writeFileSync(stamp, id)
}

if (import.meta.main) await build()
