import { readdirSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { articleSections } from '#content/articles/article.ts'
import { contentPath } from '#content/read-yaml.server.ts'
import { pageFile, readPageFile } from '#content/page-file.server.ts'
import { policyVersion } from '#domains/requests/policy-version.ts'
import { locales, type Locale } from '#map/locale.ts'
import { pageIds } from '#map/pages/pages.ts'

const languages = locales.join('|')
/** Files read beside the pages of the map. */
const read = [
  /^(?:consent|desks|glossary|holidays|markets|partners|people|phrases|prices|scenes|site|tags|voice)\.yaml$/,
  /^plan\/(?:questions|cases|steps-[a-z0-9-]+)\.yaml$/,
  /^facts\/[^/]+\.yaml$/,
  new RegExp(`^replies/(?:${languages})\\.yaml$`),
  new RegExp(`^search/(?:${languages}|popular)\\.yaml$`),
  new RegExp(`^(?:${articleSections.join('|')})/[^/]+/(?:article\\.yaml|(?:${languages})\\.md)$`),
  /^logos\/[\w-]+\.(?:svg|png|webp)$/,
  new RegExp(`^(?:${articleSections.join('|')})/[^/]+/[a-z0-9-]+\\.webp$`),
  /^photos\/[\w-]+\.(?:jpg|png|webp)$/,
]

/** The probable intended name: without the number of a copy, in lower case, with the expected extension. */
function meant(file: string): string {
  const name = basename(file).toLowerCase()
  return join(dirname(file), name.replace(/ ?\(\d+\)(?=\.)/, '').replace(/\.yml$/, '.yaml'))
}

/** What to do with an unused file, if that is clear. */
function advice(file: string, isRead: (file: string) => boolean, isThere: (file: string) => boolean): string {
  const other = meant(file)
  if (isRead(other)) {
    return isThere(other) ? `, ${basename(other)} beside it is read` : `, rename it to ${basename(other)}`
  }
  if (!/\.md$|(?:^|\/)article\.yaml$/.test(other)) return ''
  return ', an article is a folder in blog or news with article.yaml, es.md, en.md and de.md'
}

/** Files in content/ that the site does not use. */
export function strayFiles(root = contentPath()): string[] {
  const pages = new Set(pageIds.flatMap((page) => locales.map((locale) => pageFile(page, locale).join('/'))))
  const isRead = (file: string) => pages.has(file) || read.some((pattern) => pattern.test(file))
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
  const there = new Set(files)
  return files
    .filter((file) => !isRead(file))
    .map((file) => `${file}: unused content file${advice(file, isRead, (other) => there.has(other))}`)
    .sort()
}

/** The policy version stored with requests and the one in the privacy policy must have the same day. */
export function policyProblems(
  updatedOf = (locale: Locale) => readPageFile('privacy', locale).updated,
): string[] {
  return locales.flatMap((locale) => {
    const updated = updatedOf(locale)
    if (updated === policyVersion) return []
    return [
      `${pageFile('privacy', locale).join('/')}: updated is ${updated}, but policyVersion in app/domains/requests/policy-version.ts ${policyVersion}`,
    ]
  })
}
