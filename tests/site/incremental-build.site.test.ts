import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { everyCase } from '#tests/support/cases.ts'
import { editFile } from '#tests/support/edit-file.ts'
import { differing, folderDigests } from '#tests/support/folder-digests.ts'
import { unconfigured } from '#tests/support/unconfigured.ts'

const folder = mkdtempSync(join(tmpdir(), 'incremental-build-'))
const text = join(folder, 'content/services/nie/en.yaml')
const article = join(folder, 'content/news/copied')

function built(): Map<string, string> {
  const digests = folderDigests(join(folder, 'build'))
  // In any order.
  digests.delete('record.json')
  return digests
}

const buildSite = () =>
  execFileSync(process.execPath, ['tools/build/build.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...unconfigured, NODE_ENV: 'production' },
  })
const page = (path: string) => readFileSync(join(folder, 'build/client', path), 'utf8')

/**
 * The state that an interrupted build leaves: truncated files, and no marker that it is complete.
 */
function interrupt(): void {
  rmSync(join(folder, 'build/id'))
  rmSync(join(folder, 'build/record.json'))
  writeFileSync(join(folder, 'build/client/en/index.html'), 'half')
  writeFileSync(join(folder, 'build/client/assets/half-1.js'), 'ha')
}

let said = ''
let before: Map<string, string>

beforeAll(() => {
  for (const name of ['app', 'build', 'content', 'locales', 'packages', 'tools']) {
    cpSync(name, join(folder, name), { recursive: true })
  }
  for (const name of [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'react-router.config.ts',
  ]) {
    cpSync(name, join(folder, name))
  }
  // A site that is up to date may have lost its caches, which only affect speed.
  mkdirSync(join(folder, '.cache'))
  for (const name of ['.cache/public', '.cache/public.stamp']) {
    if (existsSync(name)) cpSync(name, join(folder, name), { recursive: true })
  }
  // Entries keyed by the hash of their inputs may be shared by both.
  for (const name of ['node_modules', '.cache/encodings', '.cache/share']) {
    mkdirSync(name, { recursive: true })
    symlinkSync(resolve(name), join(folder, name))
  }
  // The build may be some days old; rendered today it may name other closed days. The server bundle
  // also names package locations in comments.
  interrupt()
  said = buildSite()
  before = built()
}, 900_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000)

it('starts from scratch after an interrupted build', () => {
  expect(said).toContain('bundles')
  expect(page('en/index.html')).toContain('</html>')
  expect([...before.keys()].filter((name) => name.includes('half-1'))).toEqual([])
})

it('re-renders only the outputs of a changed text, without the bundler', () => {
  writeFileSync(text, readFileSync(text, 'utf8').replace(/^lead: "/m, 'lead: "Canary. '))
  expect(buildSite()).not.toContain('bundles')
  expect(page('en/services/nie/index.html').includes('Canary. ')).toBe(true)
  const changed = differing(before, built()).filter((name) => !/\.(?:br|gz|zst)$/.test(name))
  // Of the state, both the new one and the old one, where that is kept.
  const states = changed.filter((name) => name.endsWith('.state')).map((name) => dirname(name))
  expect(states.sort()).toEqual(['client/assets', 'client/assets', 'kept/assets'])
  // Only the new version of the parsed text is kept.
  expect(changed.filter((name) => name.startsWith('parsed/'))).toHaveLength(2)
  expect(changed.filter((name) => !/\.state$|^kept[./]|^parsed\//.test(name)).sort()).toEqual([
    'client.json',
    'client/en/services/nie.data',
    'client/en/services/nie/index.html',
    'content/services/nie/en.yaml',
    'id',
    'search/en.json',
  ])
}, 120_000)

it('adds a new article to lists, feed, sitemap and search, and removes it again', () => {
  cpSync('content/news/autonomo-contributions-2026', article, { recursive: true })
  for (const language of ['es', 'en', 'de']) {
    const file = join(article, `${language}.md`)
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace(/^slug: /m, 'slug: canary-')
        .replace(/^title: .*$/m, 'title: "Canary article"'),
    )
  }
  const meta = join(article, 'article.yaml')
  // The newest date of all, whatever has been published since: the home page shows only the latest.
  const today = new Date().toISOString().slice(0, 10)
  writeFileSync(meta, readFileSync(meta, 'utf8').replace(/^date: .*$/m, `date: ${today}`))
  buildSite()
  const shown = ['en/news/index.html', 'en/index.html', 'en/news/feed.xml', '../search/de.json']
  expect(shown.filter((name) => !page(name).includes('Canary article'))).toEqual([])
  expect(page('en/sitemap.xml').includes('/en/news/canary-')).toBe(true)
  rmSync(article, { recursive: true })
  cpSync('content/services/nie/en.yaml', text)
  buildSite()
  expect(differing(before, built()).filter((name) => !/^kept[./]/.test(name))).toEqual([])
}, 240_000)

/** The output of a failing build, which must leave the previous build unchanged. */
function failed(): string {
  const last = built()
  let told = ''
  try {
    buildSite()
  } catch (error) {
    told = (error as { readonly stderr: string }).stderr
  }
  expect(differing(last, built())).toEqual([])
  return told
}

/** Changes files of the copy; returns a function that restores them. */
function broken(changes: readonly (readonly [file: string, from: RegExp, to: string])[]): () => void {
  for (const [file, from, to] of changes) editFile(join(folder, file), from, to)
  return () => changes.forEach(([file]) => cpSync(file, join(folder, file)))
}

it('keeps the previous build complete when a file cannot be read', () => {
  const mend = broken([
    ['content/search/es.yaml', /^stopWords:/m, 'stopwords:'],
    ['content/search/popular.yaml', /^- .*$/m, '- no-such-page'],
    ['content/glossary.yaml', /^  meaning:/m, '  meanings:'],
    ['content/markets.yaml', /^mon:/m, 'monday:'],
    ['content/phrases.yaml', /^  es:/m, '  ess:'],
    ['content/holidays.yaml', /^    01-01: .*\n/m, ''],
  ])
  const told = failed()
  for (const file of ['search/es', 'search/popular', 'glossary', 'markets', 'phrases', 'holidays'])
    expect(told).toContain(`error: content/${file}.yaml: `)
  // No stack of the code, which says nothing to who writes texts.
  expect(told).not.toContain('    at ')
  mend()
}, 120_000)

it('keeps the previous build complete when a text has an error', () => {
  const mend = broken([
    ['content/services/nie/en.yaml', /^lead: "/m, 'lead: "{{fact:no-such-fact}} '],
    ['content/blog/foreign-car/en.md', /$/, '\n\n![A car](https://x.test/a.png)\n'],
    ['content/blog/foreign-car/de.md', /$/, '\n\n[Auto](article:no-such-article)\n'],
    ['content/phrases.yaml', /^(\w[\w-]*):/m, 'no-such-$1:'],
  ])
  const told = failed()
  expect(told).toContain('error: content/services/nie/en.yaml: unknown fact no-such-fact')
  expect(told).toContain('error: content/blog/foreign-car/en.md: Markdown of the kind “image”')
  expect(told).toContain('error: content/blog/foreign-car/de.md: unknown article no-such-article')
  expect(told).toContain('error: content/pages/claims/es.yaml: unknown phrase ')
  mend()
}, 120_000)

it('keeps the previous build complete when a later step fails', () => {
  const server = join(folder, 'build/server/index.js')
  const good = readFileSync(server)
  const mend = broken([['content/services/nie/en.yaml', /^lead: "/m, 'lead: "Canary. ']])
  writeFileSync(server, 'throw new Error("no page can be rendered")')
  expect(failed()).toContain('no page can be rendered')
  writeFileSync(server, good)
  buildSite()
  expect(page('en/services/nie/index.html').includes('Canary. ')).toBe(true)
  mend()
  buildSite()
}, 120_000)

if (everyCase)
  it('produces the same files incrementally as from scratch', () => {
    interrupt()
    buildSite()
    expect(differing(before, built()).filter((name) => !/^kept[./]/.test(name))).toEqual([])
  }, 240_000)
