import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from './write-whole.server.ts'

/** The last build's parse cache, for its server. Read-only. */
const ofLastBuild = 'build/parsed'

/**
 * Parses a text into JSON, or reads it from the parse cache, keyed by the hash of text and
 * notation. With `PARSED_CACHE`, which the build sets, results are stored in that folder: several
 * threads of a build read the same texts, most of them unchanged since the last build. Any other
 * process uses the last build's cache: otherwise a server's first page would wait for half a
 * second. Errors are not cached.
 */
export function parseKept<T>(notation: string, source: string, toJson: (source: string) => string): T {
  const folder = process.env['PARSED_CACHE']
  const hash = createHash('sha256').update(`${notation}\n${source}`).digest('hex').slice(0, 32)
  const kept = join(folder ?? ofLastBuild, `${hash}.json`)
  if (existsSync(kept)) {
    // The build deletes entries that no build has used for long.
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
