import { relative, join } from 'node:path'
import { parse } from 'yaml'
import { readText } from '#i18n/read-text.server.ts'
import { parseKept } from './parse-kept.server.ts'

/**
 * The content folder: `content` in the project that the process runs in. `CONTENT_FOLDER`, which
 * `npm start` sets for a server of the last build, overrides it.
 */
export function contentPath(...parts: string[]): string {
  return join(process.cwd(), process.env['CONTENT_FOLDER'] ?? 'content', ...parts)
}

/** YAML as JSON: copies its strings so that they do not keep the whole file in memory. */
function asJson(source: string): string {
  return JSON.stringify(parse(source))
}

/** Parses YAML. Throws with the file's name if it cannot be parsed. */
export function parseYaml(source: string, name: string): unknown {
  try {
    return parseKept('yaml', source, asJson)
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/**
 * Reads and parses a YAML file. Throws with its name if it is missing or cannot be read or parsed.
 */
export function readYaml(file: string): unknown {
  return parseYaml(readText(file), relative(process.cwd(), file))
}
