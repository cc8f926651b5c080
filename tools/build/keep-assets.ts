import { existsSync, mkdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { isUnfinished, writeWhole } from '#content/write-whole.server.ts'
import { dropUntouched } from './drop-untouched.ts'
import { namesIn, placeFiles } from './place-files.ts'

/**
 * Puts the hashed files of the build that is about to be replaced into a folder that outlives it, so that
 * pages opened before a deployment still find their parts. Files too old go.
 */
export function keepAssets(site: string, kept: string, now: Date = new Date()): void {
  const current = join(site, 'assets')
  const target = join(kept, 'assets')
  mkdirSync(target, { recursive: true })
  dropUntouched(target, now)
  for (const name of namesIn(current)) {
    if (!existsSync(join(target, name))) writeWhole(join(target, name), readFileSync(join(current, name)))
    utimesSync(join(target, name), now, now)
  }
}

/** Puts those that the new build does not have beside it, from where they are served. */
export function placeKept(kept: string, site: string, target: string): void {
  const source = join(kept, 'assets')
  const wanted = namesIn(source).filter(
    (name) => !isUnfinished(name) && !existsSync(join(site, 'assets', name)),
  )
  placeFiles(wanted, source, join(target, 'assets'))
}
