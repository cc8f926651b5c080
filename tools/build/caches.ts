import { rmSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Retention of earlier builds' files, in days: longer than a tab is left open with its scripts and
 * styles.
 */
const keepDays = 14

/**
 * Removes the files of a folder that no build made or used for a period. Another build may be
 * removing them too.
 */
export function dropUntouched(folder: string, now: Date = new Date()): void {
  const oldest = now.getTime() - keepDays * 24 * 60 * 60_000
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = join(folder, name)
    const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {}
    if (mtimeMs < oldest) rmSync(file, { force: true })
  }
}

/** The cache of slow steps. */
export const caches = {
  encodings: '.cache/encodings',
  /** Where the last build is kept during the next one. */
  lastBuild: '.cache/last-build',
  /** Content outputs of the current build, until all of them are made. */
  next: '.cache/next',
  /** Parsed YAML and Markdown. */
  parsed: '.cache/parsed',
  pictures: '.cache/share',
  /** Records the inputs of the fonts and scenes in `.cache/public`. */
  staticStamp: '.cache/public.stamp',
} as const

/** Clears the cache, so that the next build rebuilds everything. */
export function dropCaches(): void {
  for (const path of Object.values(caches)) rmSync(path, { recursive: true, force: true })
}
