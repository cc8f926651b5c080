import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '#content/write-whole.server.ts'

/** The folders of `EDIT_DIR` that the desk, the publisher and whoever starts releases share. */
type Folder = 'requests' | 'results' | 'scheduled' | 'switch' | 'releases' | 'publisher' | 'previews'

/** A folder of `EDIT_DIR`, made if it is missing. */
export function publishFolder(editDir: string, name: Folder): string {
  const folder = join(editDir, name)
  mkdirSync(folder, { recursive: true })
  return folder
}

const requestId = /^\d{13}-[a-z0-9]{8}$/

/** Whether a text is the id of a request: nothing else becomes part of a file's name. */
export function isRequestId(text: string): boolean {
  return requestId.test(text)
}

/** An id for a request; ids sort by time. */
export function newRequestId(): string {
  const random = [...randomBytes(8)].map((byte) => 'abcdefghijkmnpqrstuvwxyz23456789'[byte % 32]).join('')
  return `${Temporal.Now.instant().epochMilliseconds}-${random}`
}

/** The names of a folder's JSON files without their ending, in order. */
export function jsonNames(folder: string): string[] {
  return readdirSync(folder)
    .flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []))
    .toSorted()
}

/** Far more than a request or a result with every problem of a draft. */
const maxBytes = 4 * 1024 ** 2

/** A JSON file; undefined if it is missing, far too large or not JSON. */
export function readJson(file: string): unknown {
  if (!existsSync(file)) return undefined
  try {
    const text = readFileSync(file, 'utf8')
    return text.length > maxBytes ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

/** Writes a JSON file in one step: its reader never sees half of it. */
export function writeJson(file: string, value: unknown): void {
  writeWhole(file, JSON.stringify(value))
}
