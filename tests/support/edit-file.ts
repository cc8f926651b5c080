import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'

/**
 * Edits a file of a copy; throws if the text to replace is missing, or the test would prove
 * nothing.
 */
export function editFile(path: string, from: RegExp, to: string): void {
  const text = readFileSync(path, 'utf8')
  expect(text, path).toMatch(from)
  writeFileSync(path, text.replace(from, to))
}
