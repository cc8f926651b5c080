import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decoded(bytes: Uint8Array): string | undefined {
  try {
    const text = utf8.decode(bytes)
    // UTF-16 of plain letters is valid UTF-8 too, with a NUL beside each.
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

/**
 * Reads a text that people edit, without a byte order mark.
 * @throws Error with the name of a file that is missing or not saved as UTF-8
 */
export function readText(file: string): string {
  const name = relative(process.cwd(), file)
  if (!existsSync(file)) throw new Error(`${name} is missing`)
  const text = decoded(readFileSync(file))
  if (text === undefined)
    throw new Error(`${name}: is not saved as UTF-8 (in the editor: Save as, encoding UTF-8)`)
  return text
}
