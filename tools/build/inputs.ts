import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

/** A hash over the content of files, tests left out: the same inputs, the same build. */
export function digestOf(patterns: readonly string[], ...more: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync([...patterns]).sort()) {
    if (/\.test\.tsx?$/.test(file) || !statSync(file).isFile()) continue
    hash.update(file).update('\0').update(readFileSync(file))
  }
  return hash.update(more.join('\0')).digest('hex').slice(0, 20)
}
