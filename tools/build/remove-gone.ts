import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withVariants } from './compress.ts'

/** Removes files of a built site with their encodings, and the folders that are empty then. */
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
