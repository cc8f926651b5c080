import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

/**
 * All inputs except content. Of the content only the identity is in the scripts
 * (tools/boundaries.cjs).
 */
const inputs = [
  'app/*.{ts,tsx}',
  'app/{content,design,domains,forms,i18n,map,pages,shell}/**/*.{ts,tsx,css}',
  'app/platform/{browser,router}/*.{ts,tsx}',
  'content/site.yaml',
  'content/logos/*',
  'content/photos/*',
  'locales/**/*.json',
  'packages/illustrations/{logo,colour}.ts',
  'packages/illustrations/pictures/*.svg',
  'tools/{build,vite}/*.ts',
  '{vite,react-router}.config.ts',
  'package-lock.json',
]

/** The digest of everything but content: if it differs, nothing in `build/` is reused. */
export function codeDigest(): string {
  return digestOf(inputs, process.env['BASE_URL'] ?? '', process.env['RETENTION_MONTHS'] ?? '')
}

/** A hash over the content of files, excluding tests: the same inputs, the same build. */
export function digestOf(patterns: readonly string[], ...more: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync([...patterns]).sort()) {
    if (/\.test\.tsx?$/.test(file) || !statSync(file).isFile()) continue
    hash.update(file).update('\0').update(readFileSync(file))
  }
  return hash.update(more.join('\0')).digest('hex').slice(0, 20)
}
