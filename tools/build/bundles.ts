import { execFileSync } from 'node:child_process'
import { writeManifest } from './build-manifest.ts'
import { writeClaimsWorker } from './claims-worker.ts'
import { writeIconSets } from './icon-sets.ts'
import { buildStatic } from './static.ts'
import { step } from './step.ts'

function bundle(): void {
  execFileSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

/** Empties the site's folder and fills it with everything that no words decide: scripts, styles, fonts, scenes. */
export async function buildBundles(site: string): Promise<void> {
  await buildStatic()
  await step('bundles', bundle)
  await step('icons', () => writeIconSets('build/icons'))
  writeManifest(site)
  writeClaimsWorker(site)
}
