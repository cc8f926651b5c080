import { readFileSync } from 'node:fs'
import type { Address } from '#map/paths.ts'

/** The addresses of all pages and articles as the build has written them: no start reads the articles for it. */
export function readAddresses(file: string): readonly Address[] {
  return JSON.parse(readFileSync(file, 'utf8')) as Address[]
}
