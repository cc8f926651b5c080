import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** How long what earlier builds made stays, in days: longer than a tab with its scripts and styles is left open. */
const keepDays = 14

/** Removes the files of a folder that no build made or used for so long. Another build may be removing them too. */
export function dropUntouched(folder: string, now: Date = new Date()): void {
  const oldest = now.getTime() - keepDays * 24 * 60 * 60_000
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = join(folder, name)
    const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {}
    if (mtimeMs < oldest) rmSync(file, { force: true })
  }
}
