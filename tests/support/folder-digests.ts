import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Every file below a folder with its content digest, and every empty folder. */
export function folderDigests(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Map(
    entries.flatMap((entry): [string, string][] => {
      const path = join(entry.parentPath, entry.name)
      const name = relative(folder, path)
      if (entry.isFile()) return [[name, createHash('sha256').update(readFileSync(path)).digest('hex')]]
      return readdirSync(path).length === 0 ? [[name, 'empty']] : []
    }),
  )
}

/** The names whose content differs between two folders, or that only one of them has. */
export function differing(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name))
}
