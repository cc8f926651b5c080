import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { VERSION } from 'svgo'
import { edgeTile, ribbonTile } from './llengues.ts'
import { favicon, logo } from './logo.ts'
import { render } from './render.ts'
import { scenes } from './scenes.ts'

/** What is drawn, by file name. */
const pictures: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    Object.entries(scenes).map(([name, scene]) => [`${name}.svg`, () => render(name, scene)]),
  ),
  'logo.svg': logo,
  'favicon.svg': favicon,
  'llengues.svg': ribbonTile,
  'llengues-v.svg': edgeTile,
}

/** A digest of everything that the pictures depend on: the kit and the optimiser. */
function inputDigest(): string {
  const hash = createHash('sha256').update(VERSION)
  const files = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'))
  for (const file of files.sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(import.meta.dirname, file)))
  }
  return hash.digest('hex')
}

/** Writes all pictures into a folder; those drawn from the same inputs stay. Gives the names written. */
function buildArt(outDir: string): string[] {
  const stamp = join(outDir, '.stamp')
  const digest = inputDigest()
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest
  mkdirSync(outDir, { recursive: true })
  const written: string[] = []
  for (const [file, draw] of Object.entries(pictures)) {
    const path = join(outDir, file)
    if (isCurrent && existsSync(path)) continue
    writeFileSync(path, draw())
    written.push(file)
  }
  writeFileSync(stamp, digest)
  return written
}

if (import.meta.main) {
  const [outDir] = process.argv.slice(2)
  if (outDir === undefined) {
    console.error('usage: node packages/illustrations/build.ts OUTDIR')
    process.exitCode = 1
  } else {
    console.log(`${buildArt(outDir).length} pictures written to ${outDir}`)
  }
}
