import { rmSync } from 'node:fs'

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
