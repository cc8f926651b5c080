import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { readIdentity } from '#content/identity.server.ts'
import { spokenLanguages } from '#map/language-words.ts'
import { locales } from '#map/locale.ts'
import { sliceFixed } from '#map/slice.ts'

/**
 * All inputs except content. Of the content only a part of the identity is in the scripts (tools/boundaries.cjs).
 */
const inputs = [
  'app/*.{ts,tsx}',
  'app/{content,design,domains,forms,i18n,map,pages,shell}/**/*.{ts,tsx,css}',
  'app/platform/{browser,router}/*.{ts,tsx}',
  'content/logos/*',
  'content/photos/*',
  'locales/**/*.json',
  'packages/illustrations/{logo,colour}.ts',
  'packages/illustrations/pictures/*.svg',
  'tools/{build,vite}/*.ts',
  '{vite,react-router}.config.ts',
  'package-lock.json',
]

/** What the scripts contain of the identity (tools/vite/locale-plugin.ts): names and numbers, but no hours. */
function builtIdentity(): string {
  const identity = readIdentity()
  const { legalName } = identity.brand
  const parts = locales.map((locale) => [sliceFixed(identity, locale), spokenLanguages(identity, locale)])
  return JSON.stringify([legalName, parts])
}

/**
 * The digest of everything but content: if it differs, nothing in `build/` is reused.
 * @throws Error if content/site.yaml has mistakes
 */
export function codeDigest(): string {
  const settings = [process.env['BASE_URL'] ?? '', process.env['RETENTION_MONTHS'] ?? '']
  return digestOf(inputs, ...settings, builtIdentity())
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
