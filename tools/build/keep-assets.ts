import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { dropUntouched } from './drop-untouched.ts'

/**
 * Puts the hashed files of the build that is about to be replaced into a folder that outlives it, so that
 * pages opened before a deployment still find their parts. Files too old go.
 */
export function keepAssets(site: string, kept: string, now: Date = new Date()): void {
  const current = join(site, 'assets')
  const target = join(kept, 'assets')
  mkdirSync(target, { recursive: true })
  dropUntouched(target, now)
  for (const name of existsSync(current) ? readdirSync(current) : []) {
    if (!existsSync(join(target, name))) copyFileSync(join(current, name), join(target, name))
    utimesSync(join(target, name), now, now)
  }
}

/** Puts those that the new build does not have beside it, from where they are served. */
export function placeKept(kept: string, site: string, target: string): void {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(join(target, 'assets'), { recursive: true })
  for (const name of readdirSync(join(kept, 'assets'))) {
    if (!existsSync(join(site, 'assets', name)))
      copyFileSync(join(kept, 'assets', name), join(target, 'assets', name))
  }
}
