import { createHash } from 'node:crypto'
import type { PolicySources } from '#platform/http/content-security-policy.server.ts'

const scripts = /<script(?![^>]*\btype="(?:application|text)\/)[^>]*>([\s\S]*?)<\/script>/g
const styles = /<style[^>]*>([\s\S]*?)<\/style>/g

function hashes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

/** The hashes of every inline script and style of a page (CSP 3, 6.7.2). Data blocks do not count. */
export function inlineHashes(html: string): PolicySources {
  return { scripts: hashes(html, scripts), styles: hashes(html, styles) }
}
