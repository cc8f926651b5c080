import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '#content/write-whole.server.ts'

/** The names in a folder; none where it is not there. */
export function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

/**
 * Makes a folder hold the wanted files of another, whose names say what is in them, and nothing else. What stands there
 * stays: two weeks of changed texts leave thousands, and to write them all again took longer than the build.
 */
export function placeFiles(names: readonly string[], source: string, target: string): void {
  const wanted = new Set(names)
  mkdirSync(target, { recursive: true })
  const there = new Set(namesIn(target))
  for (const name of there) if (!wanted.has(name)) rmSync(join(target, name), { force: true })
  for (const name of wanted) {
    if (!there.has(name)) writeWhole(join(target, name), readFileSync(join(source, name)))
  }
}
