import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from './write-whole.server.ts'

/**
 * Parses a text into JSON. With `PARSED_CACHE`, which the build sets for itself, the result is kept in that folder by the
 * hash of the text and of its notation: several threads of a build read the same texts, and most of them read them in
 * the last build too. What it throws is kept nowhere.
 */
export function parseKept<T>(notation: string, source: string, toJson: (source: string) => string): T {
  const folder = process.env['PARSED_CACHE']
  if (folder === undefined) return JSON.parse(toJson(source)) as T
  const hash = createHash('sha256').update(`${notation}\n${source}`).digest('hex').slice(0, 32)
  const kept = join(folder, `${hash}.json`)
  if (existsSync(kept)) {
    // The build drops what no build used for long.
    utimesSync(kept, new Date(), new Date())
    return JSON.parse(readFileSync(kept, 'utf8')) as T
  }
  const json = toJson(source)
  mkdirSync(folder, { recursive: true })
  writeWhole(kept, json)
  return JSON.parse(json) as T
}
