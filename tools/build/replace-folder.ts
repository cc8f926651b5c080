import { existsSync, mkdirSync, renameSync, rmSync, readdirSync, rmdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { withVariants } from './compress.ts'

/** Removes files of a built site with their encodings, and folders that become empty. */
export function removeGone(site: string, files: readonly string[]): void {
  for (const file of files) {
    for (const name of withVariants(file)) rmSync(join(site, name), { force: true })
    let folder = dirname(join(site, file))
    while (folder !== join(site) && (!existsSync(folder) || readdirSync(folder).length === 0)) {
      if (existsSync(folder)) rmdirSync(folder)
      folder = dirname(folder)
    }
  }
}

/**
 * Moves every file of a folder to the same place in another, on the same disk, and removes the
 * folder.
 */
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

/** Restores the folder that `replaceFolder` set aside and could not restore itself. */
export function bringBack(folder: string, aside: string): void {
  if (!existsSync(aside)) return
  rmSync(folder, { recursive: true, force: true })
  renameSync(aside, folder)
}

/**
 * Refills a folder while the previous one is set aside, on the same disk. On failure the previous
 * folder is restored; after a killed process, `bringBack` does that.
 * @throws what `fill` throws
 */
export async function replaceFolder(folder: string, aside: string, fill: () => Promise<void>): Promise<void> {
  mkdirSync(dirname(aside), { recursive: true })
  // Leftovers of an older one that could not be removed.
  rmSync(aside, { recursive: true, force: true })
  renameSync(folder, aside)
  try {
    await fill()
  } catch (error) {
    bringBack(folder, aside)
    throw error
  }
  rmSync(aside, { recursive: true, force: true })
}
