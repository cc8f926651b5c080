import { relative, join } from 'node:path'
import { parse } from 'yaml'
import { readText } from '#i18n/read-text.server.ts'
import { parseKept } from './parse-kept.server.ts'

/**
 * Where the content stands: the folder `content` of the project that the process runs in. `CONTENT_FOLDER`, which
 * `npm start` sets for a server of the last build, names another one there.
 */
export function contentPath(...parts: string[]): string {
  return join(process.cwd(), process.env['CONTENT_FOLDER'] ?? 'content', ...parts)
}

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
