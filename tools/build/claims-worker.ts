import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileBoot } from '#tools/vite/boot-plugin.ts'

/** Writes the worker that keeps the claims page. It stands at the root, as a worker's scope lies below its own address. */
export function writeClaimsWorker(site: string): void {
  const code = readFileSync('app/domains/claims/claims-worker.ts', 'utf8')
  writeFileSync(join(site, 'claims-worker.js'), compileBoot(code))
}
