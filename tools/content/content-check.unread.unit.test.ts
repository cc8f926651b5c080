import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pageIds } from '#map/pages/pages.ts'
import { editFile } from '#tests/support/edit-file.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-check-unread-'))
  for (const name of ['app', 'content', 'locales']) cpSync(name, join(folder, name), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const edit = (file: string, from: RegExp, to: string) => editFile(join(folder, file), from, to)

/** What the check says of the copy, which is wrong. */
function said(): string[] {
  const check = resolve('tools/content/content-check.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [check], {
    cwd: folder,
    encoding: 'utf8',
    // Files that a test does not change were parsed before.
    env: { ...process.env, PARSED_CACHE: resolve('.cache/parsed') },
  })
  expect(stderr).toBe('')
  expect(status).toBe(1)
  return stdout.trim().split('\n')
}

it('reports an unreadable page once, under its own name', () => {
  edit('content/insurance/hogar/es.yaml', /^lead: /m, '\tlead: ')
  const wrong = said().filter((line) => line.startsWith('error: '))
  expect(wrong).toEqual([
    expect.stringMatching(/^error: content\/insurance\/hogar\/es\.yaml: a line begins with a tab/),
  ])
})

it('skips the counts that need an unreadable file', () => {
  edit('content/tags.yaml', /^(\w[\w-]*):/m, 'no-such-$1:')
  const lines = said()
  expect(lines.join('\n')).not.toMatch(/not used yet|strike the exception/)
  expect(lines[0]).toBe(
    `${pageIds.length} pages in 3 languages; not all could be read, and what depends on that was not checked`,
  )
})

it('reports all invalid files at once', () => {
  edit('content/site.yaml', /^brand:/m, 'brands:')
  edit('content/facts/nie.yaml', /review: [\d-]+/, 'review: soon')
  edit('content/glossary.yaml', /^  meaning:/m, '  meanings:')
  edit('content/insurance/hogar/es.yaml', /^lead:/m, 'leads:')
  edit('content/blog/foreign-car/en.md', /^slug:/m, 'slugs:')
  edit('content/blog/foreign-car/article.yaml', /^date:/m, 'dates:')
  edit('content/news/ees-border/de.md', /^title:/m, 'titles:')
  edit('content/search/es.yaml', /^stopWords:/m, 'stopwords:')
  edit('content/search/de.yaml', /^stopWords:/m, 'stopwords:')
  edit('content/people.yaml', /^\[\]$/m, '[{}]')
  edit('content/partners.yaml', /^\[\]$/m, '[{}]')
  edit('content/consent.yaml', /^version: /m, 'versions: ')
  const lines = said()
  expect(lines.join('\n')).not.toContain(folder)
  const named = lines.map((line) => /^error: (content\/\S+): /.exec(line)?.[1])
  const wrong = [
    'site.yaml',
    'facts/nie.yaml',
    'glossary.yaml',
    'insurance/hogar/es.yaml',
    'blog/foreign-car/article.yaml',
    'blog/foreign-car/en.md',
    'news/ees-border/de.md',
    'search/es.yaml',
    'search/de.yaml',
    'people.yaml',
    'partners.yaml',
    'consent.yaml',
  ]
  expect(named).toEqual(expect.arrayContaining(wrong.map((name) => `content/${name}`)))
})

it('reports an unnamed holiday, invalid search words and clashing articles together', () => {
  edit('content/holidays.yaml', /^    01-01: .*\n/m, '')
  edit('content/search/en.yaml', /^stopWords:/m, 'stopwords:')
  edit('content/blog/foreign-car/article.yaml', /^desk: .*$/m, 'desk: nowhere')
  edit('content/news/ees-border/article.yaml', /^tags: .*$/m, 'tags: [weather]')
  const text = said().join('\n')
  expect(text).toMatch(/error: content\/holidays\.yaml: .*01-01 in balearic has no name/)
  expect(text).toContain('error: content/search/en.yaml: unknown key stopwords, did you mean stopWords?')
  expect(text).toContain('error: content/blog/foreign-car/article.yaml: desk: unknown desk nowhere')
  expect(text).toContain('error: content/news/ees-border/article.yaml: tags (1): unknown tag weather')
})
