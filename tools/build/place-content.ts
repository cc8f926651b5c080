import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { removeGone } from './replace-folder.ts'
import { writeWhole, isUnfinished } from '#content/write-whole.server.ts'
import { dropUntouched } from './caches.ts'

/**
 * Moves the hashed files of the build about to be replaced into a folder that outlives it, so that
 * pages opened before a deployment still find their chunks. Old files are deleted.
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

/** Places chunks that the new build does not have beside it, from where they are served. */
export function placeKept(kept: string, site: string, target: string): void {
  const source = join(kept, 'assets')
  const wanted = namesIn(source).filter(
    (name) => !isUnfinished(name) && !existsSync(join(site, 'assets', name)),
  )
  placeFiles(wanted, source, join(target, 'assets'))
}

/** Places the parse cache entries of a build beside it, so that its server parses nothing. */
export function placeParsed(parsed: string, target: string, begun: Date): void {
  const used = namesIn(parsed).filter(
    (name) => !isUnfinished(name) && statSync(join(parsed, name)).mtimeMs >= begun.getTime(),
  )
  placeFiles(used, parsed, target)
}

/** The names in a folder; empty if it does not exist. */
function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

/**
 * Makes a folder contain exactly the wanted content-addressed files of another. Existing files are
 * kept: two weeks of changed texts leave thousands, and writing them all again took longer than the
 * build.
 */
function placeFiles(names: readonly string[], source: string, target: string): void {
  const wanted = new Set(names)
  mkdirSync(target, { recursive: true })
  const there = new Set(namesIn(target))
  for (const name of there) if (!wanted.has(name)) rmSync(join(target, name), { force: true })
  for (const name of wanted) {
    if (!there.has(name)) writeWhole(join(target, name), readFileSync(join(source, name)))
  }
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
}

function holds(file: string, body: Buffer): boolean {
  return existsSync(file) && readFileSync(file).equals(body)
}

/**
 * Copies a build's content beside it, to be served with it while the current texts have an error.
 * Unchanged files are kept: rewriting all of them took a tenth of an incremental build.
 * @param without folders that are left out: articles that are published later
 */
export function placeContent(target: string, source = 'content', without: readonly string[] = []): void {
  const files = filesIn(source).filter(
    (name) => !without.some((folder) => name.startsWith(join(folder, sep))),
  )
  const wanted = new Set(files)
  removeGone(
    target,
    filesIn(target).filter((name) => !wanted.has(name)),
  )
  for (const name of files) {
    const body = readFileSync(join(source, name))
    if (holds(join(target, name), body)) continue
    mkdirSync(dirname(join(target, name)), { recursive: true })
    // Never into the file: a release beside this one may share it.
    writeWhole(join(target, name), body)
  }
}
