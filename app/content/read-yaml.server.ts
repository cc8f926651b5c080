import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parse } from 'yaml'
import { parseKept } from './parse-kept.server.ts'

/** YAML as JSON: its strings are copies of their own and hold no whole file in memory. */
function asJson(source: string): string {
  return JSON.stringify(parse(source))
}

/** Parses YAML. Throws with the name of the file where it cannot be parsed. */
export function parseYaml(source: string, name: string): unknown {
  try {
    return parseKept('yaml', source, asJson)
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
