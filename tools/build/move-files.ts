import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Moves every file of a folder to the same place in another, on the same disk, and takes the folder away. */
export function moveFiles(source: string, target: string): void {
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const place = join(target, relative(source, file))
    mkdirSync(dirname(place), { recursive: true })
    renameSync(file, place)
  }
  rmSync(source, { recursive: true })
}
