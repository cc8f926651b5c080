import { globSync } from 'node:fs'
import { contentPath } from '#content/files.server.ts'
import { pageFile, readPageFile } from '#content/page-file.server.ts'
import { policyVersion } from '#features/requests/policy-version.ts'
import { locales, type Locale } from '#site/locale.ts'
import { pageIds } from '#site/pages.ts'

/** Files in the folders of pages that no page of the map is made from: what stands there is shown to nobody. */
export function strayFiles(root = contentPath()): string[] {
  const wanted = new Set(pageIds.flatMap((page) => locales.map((locale) => pageFile(page, locale).join('/'))))
  return globSync('{insurance,services,pages}/**/*.{yaml,yml,md}', { cwd: root })
    .filter((file) => !wanted.has(file))
    .map((file) => `${file}: no page of the map is made from it`)
    .sort()
}

/** What requests say that was agreed to, and what the privacy policy says that it is, must be of the same day. */
export function policyProblems(
  updatedOf = (locale: Locale) => readPageFile('privacy', locale).updated,
): string[] {
  return locales.flatMap((locale) => {
    const updated = updatedOf(locale)
    if (updated === policyVersion) return []
    return [
      `${pageFile('privacy', locale).join('/')}: updated is ${updated}, but policyVersion in app/features/requests/policy-version.ts ${policyVersion}`,
    ]
  })
}
