import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from './write-whole.server.ts'

/** What the last build parsed, for the server that it made. Nothing is added there. */
const ofLastBuild = 'build/parsed'

/**
 * Parses a text into JSON, or takes what was parsed of the same text in the same notation, by their hash. With
 * `PARSED_CACHE`, which the build sets for itself, it is kept in that folder: several threads of a build read the same
 * texts, and most of them read them in the last build too. Any other process looks into what the last build left: a
 * server's first page would wait for half a second. What it throws is kept nowhere.
 */
export function parseKept<T>(notation: string, source: string, toJson: (source: string) => string): T {
  const folder = process.env['PARSED_CACHE']
  const hash = createHash('sha256').update(`${notation}\n${source}`).digest('hex').slice(0, 32)
  const kept = join(folder ?? ofLastBuild, `${hash}.json`)
  if (existsSync(kept)) {
    // The build drops what no build used for long.
    if (folder !== undefined) utimesSync(kept, new Date(), new Date())
    return JSON.parse(readFileSync(kept, 'utf8')) as T
  }
  const json = toJson(source)
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true })
    writeWhole(kept, json)
  }
  return JSON.parse(json) as T
}
