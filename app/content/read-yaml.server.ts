import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, utimesSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse } from 'yaml'
import { writeWhole } from './write-whole.server.ts'

/** YAML as JSON: its strings are copies of their own and hold no whole file in memory. */
function asJson(source: string): string {
  return JSON.stringify(parse(source))
}

/** What an earlier process made of the same text. */
function keptJson(source: string, folder: string): string {
  const kept = join(folder, `${createHash('sha256').update(source).digest('hex').slice(0, 32)}.json`)
  if (existsSync(kept)) {
    // The build drops what no build used for long.
    utimesSync(kept, new Date(), new Date())
    return readFileSync(kept, 'utf8')
  }
  const json = asJson(source)
  mkdirSync(folder, { recursive: true })
  writeWhole(kept, json)
  return json
}

/**
 * Parses YAML. With `YAML_CACHE`, which the build sets for itself, the result is kept in that folder by
 * the text's hash: parsing takes a second for the whole site, and several threads of a build read it. Throws with the
 * name of the file where it cannot be parsed.
 */
export function parseYaml(source: string, name: string): unknown {
  const folder = process.env['YAML_CACHE']
  try {
    return JSON.parse(folder === undefined ? asJson(source) : keptJson(source, folder))
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** Reads and parses a YAML file. Throws with its name where it is missing or cannot be parsed. */
export function readYaml(file: string): unknown {
  const name = relative(process.cwd(), file)
  if (!existsSync(file)) throw new Error(`${name} is missing`)
  return parseYaml(readFileSync(file, 'utf8'), name)
}
