import { relative } from 'node:path'
import { parse } from 'yaml'
import { readText } from '#i18n/read-text.server.ts'
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

/** Reads and parses a YAML file. Throws with its name where it is missing or cannot be read or parsed. */
export function readYaml(file: string): unknown {
  return parseYaml(readText(file), relative(process.cwd(), file))
}
