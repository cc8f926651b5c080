import { rmSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Runs one step of the build and prints how long it took. */
export async function step<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await run()
  console.log(`${name.padEnd(18)} ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s`)
  return result
}

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

/** Where earlier builds keep what is slow to make. */
export const caches = {
  encodings: '.cache/encodings',
  /** Where the last build stands while the next is made. */
  lastBuild: '.cache/last-build',
  /** What the next build makes of words, until all of it is made. */
  next: '.cache/next',
  /** YAML and Markdown as they were parsed. */
  parsed: '.cache/parsed',
  pictures: '.cache/share',
  /** Tells what the fonts and scenes in `.cache/public` are made from. */
  staticStamp: '.cache/public.stamp',
} as const

/** Lets the next build make all of it anew. */
export function dropCaches(): void {
  for (const path of Object.values(caches)) rmSync(path, { recursive: true, force: true })
}
