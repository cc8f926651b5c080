import { existsSync, lstatSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { writeWhole } from '#content/write-whole.server.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Files that an editor may write: words, dots and hyphens below `content/`, of known kinds. */
const writable =
  /^content\/(?:[A-Za-z0-9_][\w-]*(?:\.[\w-]+)*\/){0,3}[A-Za-z0-9_][\w-]*(?:\.[\w-]+)*\.(?:yaml|md|svg|png|webp|jpg|avif)$/

/**
 * The place of a file of a draft on the disk.
 * @throws Error for anything but a plain file of content inside the folder: no path of a form may lead elsewhere
 */
export function draftPath(root: string, file: string): string {
  if (!writable.test(file)) throw new Error('not a content file')
  const path = join(root, file)
  // A link could lead out of the folder, whatever the name says.
  let folder = dirname(path)
  while (!existsSync(folder)) folder = dirname(folder)
  const inside = relative(realpathSync(root), realpathSync(folder))
  if (inside === '..' || inside.startsWith(`..${sep}`)) throw new Error('not a content file')
  if (existsSync(path) && !lstatSync(path).isFile()) throw new Error('not a content file')
  return path
}

/** Reads a file of a draft with every byte, also a byte order mark; undefined if it is missing or not UTF-8. */
export function readDraftFile(root: string, file: string): string | undefined {
  const path = draftPath(root, file)
  if (!existsSync(path)) return undefined
  try {
    return utf8.decode(readFileSync(path))
  } catch {
    return undefined
  }
}

/** Writes a file of a draft. */
export function writeDraftFile(root: string, file: string, body: string | Uint8Array): void {
  const path = draftPath(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeWhole(path, body)
}
