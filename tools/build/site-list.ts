import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { writeWhole } from '#content/write-whole.server.ts'
import { extname, join, relative, sep } from 'node:path'
import type { Ending, ListedFile } from '#platform/http/site-files.server.ts'
import { encoders } from './compress.ts'
import { type Digests } from './record.ts'
import type { PolicySources } from '#platform/http/content-security-policy.server.ts'

const scripts = /<script(?![^>]*\btype="(?:application|text)\/)[^>]*>([\s\S]*?)<\/script>/g
const styles = /<style[^>]*>([\s\S]*?)<\/style>/g

function hashes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

/**
 * The hashes of every inline script and style of a page (CSP 3, 6.7.2). Data blocks do not count.
 */
function inlineHashes(html: string): PolicySources {
  return { scripts: hashes(html, scripts), styles: hashes(html, styles) }
}

const endings = Object.keys(encoders) as Ending[]

/** The decoded address under which a built file is served: pages lose `index.html`. */
function addressOf(file: string): string {
  const path = decodeURIComponent(`/${file}`).normalize('NFC')
  return path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) || '/' : path
}

/** The served files below a folder, with slashes between folders; empty if it does not exist. */
function servedNames(folder: string): string[] {
  if (!existsSync(folder)) return []
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
      // The bundler's own list of the build names folders of the machine that built it.
      .filter((name) => !name.startsWith('.vite/'))
      .toSorted()
  )
}

/** Known metadata of the build's files. */
interface Known {
  /** Digests of the site's files, or of their inputs, by name. */
  readonly digests: Digests
  /** The list of the last build, if anything of it may have been reused. */
  readonly before: readonly ListedFile[]
}

/**
 * Both folders have separate lists: the kept chunks depend on earlier builds, the site does not.
 */
type Folder = 'client' | 'kept'

const fileOf = (build: string, folder: Folder) => join(build, `${folder}.json`)

/**
 * The lists of the last build. A build reads them itself, as it needs none of the server's code.
 */
export function lastSiteList(build: string): ListedFile[] {
  return (['client', 'kept'] as const).flatMap(
    (folder) => JSON.parse(readFileSync(fileOf(build, folder), 'utf8')) as ListedFile[],
  )
}

function tagOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 32)
}

function listFolder(build: string, folder: Folder, { digests, before }: Known): ListedFile[] {
  const last = new Map(before.map((listed) => [listed.file, listed]))
  const names = servedNames(join(build, folder))
  const there = new Set(names)
  return names
    .filter((name) => !endings.some((ending) => name.endsWith(`.${ending}`)))
    .map((name) => {
      const file = `${folder}/${name}`
      const known = last.get(file)
      const read = () => readFileSync(join(build, file))
      // Kept chunks are content-addressed.
      const tag = (folder === 'kept' ? known?.tag : digests[name]) ?? tagOf(read())
      const variants = endings.filter((ending) => there.has(`${name}.${ending}`))
      const listed = { path: addressOf(name), file, tag, variants }
      if (extname(name) !== '.html') return listed
      return { ...listed, inline: known?.tag === tag ? known.inline : inlineHashes(String(read())) }
    })
}

/**
 * Lists what is served from a build: the site, and chunks of earlier builds for pages that were
 * opened before a deployment. The list lets a server start without opening any of them.
 */
export function writeSiteList(build: string, known: Known): void {
  for (const folder of ['client', 'kept'] as const) {
    writeWhole(fileOf(build, folder), JSON.stringify(listFolder(build, folder, known)))
  }
}
