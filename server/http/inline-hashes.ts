import { createHash } from 'node:crypto'
import type { PolicySources } from './content-security-policy.ts'

const scripts = /<script(?![^>]*\btype="(?:application|text)\/)[^>]*>([\s\S]*?)<\/script>/g
const styles = /<style[^>]*>([\s\S]*?)<\/style>/g

function hashes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

/** The hashes of every inline script and style of some pages (CSP 3, 6.7.2). Data blocks do not count. */
export function inlineHashes(pages: Iterable<string>): PolicySources {
  const found = { scripts: new Set<string>(), styles: new Set<string>() }
  for (const html of pages) {
    for (const hash of hashes(html, scripts)) found.scripts.add(hash)
    for (const hash of hashes(html, styles)) found.styles.add(hash)
  }
  return { scripts: [...found.scripts], styles: [...found.styles] }
}
