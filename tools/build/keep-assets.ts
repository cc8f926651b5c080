import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { isUnfinished, writeWhole } from '#content/write-whole.server.ts'
import { dropUntouched } from './drop-untouched.ts'

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

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

/**
 * Puts those that the new build does not have beside it, from where they are served. What stands there from the last build
 * stays: two weeks of changed texts leave thousands, and to write them all again took longer than the build.
 */
export function placeKept(kept: string, site: string, target: string): void {
  const [source, placed] = [join(kept, 'assets'), join(target, 'assets')]
  const wanted = new Set(
    namesIn(source).filter((name) => !isUnfinished(name) && !existsSync(join(site, 'assets', name))),
  )
  mkdirSync(placed, { recursive: true })
  const there = new Set(namesIn(placed))
  for (const name of there) if (!wanted.has(name)) rmSync(join(placed, name), { force: true })
  for (const name of wanted) {
    if (!there.has(name)) writeWhole(join(placed, name), readFileSync(join(source, name)))
  }
}
