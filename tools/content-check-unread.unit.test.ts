import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-check-unread-'))
  for (const name of ['app', 'content', 'locales']) cpSync(name, join(folder, name), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Changes a file of the copy; the change must find what it looks for. */
function edit(file: string, from: RegExp, to: string): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  expect(text, file).toMatch(from)
  writeFileSync(path, text.replace(from, to))
}

/** What the check says of the copy, which is wrong. */
function said(): string[] {
  const check = resolve('tools/content-check.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [check], { cwd: folder, encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(1)
  return stdout.trim().split('\n')
}

it('tells a page that cannot be read once, under its own name', () => {
  edit('content/insurance/hogar/es.yaml', /^lead: /m, '\tlead: ')
  const wrong = said().filter((line) => line.startsWith('wrong: '))
  expect(wrong).toEqual([expect.stringMatching(/^wrong: content\/insurance\/hogar\/es\.yaml: Tabs /)])
})

it('counts nothing that it could not read', () => {
  edit('content/tags.yaml', /^(\w[\w-]*):/m, 'no-such-$1:')
  const lines = said()
  expect(lines.join('\n')).not.toMatch(/not used yet|strike the exception/)
  expect(lines[0]).toBe(
    '103 pages in 3 languages; not all could be read, and what depends on that was not checked',
  )
})

it('tells a mistake in the consent file like any other, and what else is wrong', () => {
  edit('content/consent.yaml', /^version: /m, 'versions: ')
  edit('content/markets.yaml', /^mon:/m, 'monday:')
  const text = said().join('\n')
  expect(text).toContain('wrong: content/consent.yaml: version: ')
  expect(text).toContain('wrong: content/markets.yaml: mon: ')
  expect(text).not.toContain(folder)
})

it('tells all files at once that are wrong', () => {
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
  const named = said().map((line) => /^wrong: (content\/\S+): /.exec(line)?.[1])
  expect(named).toEqual(
    expect.arrayContaining(
      [
        'site',
        'facts/nie',
        'glossary',
        'insurance/hogar/es',
        'blog/foreign-car/article',
        'search/es',
        'search/de',
      ]
        .concat('people', 'partners')
        .map((name) => `content/${name}.yaml`)
        .concat('content/blog/foreign-car/en.md', 'content/news/ees-border/de.md'),
    ),
  )
})

it('tells a holiday without a name beside wrong words for the search, and articles that clash', () => {
  edit('content/holidays.yaml', /^    01-01: .*\n/m, '')
  edit('content/search/en.yaml', /^stopWords:/m, 'stopwords:')
  edit('content/blog/foreign-car/article.yaml', /^desk: .*$/m, 'desk: nowhere')
  edit('content/news/ees-border/article.yaml', /^tags: .*$/m, 'tags: [weather]')
  const text = said().join('\n')
  expect(text).toMatch(/wrong: content\/holidays\.yaml: .*01-01 in balearic has no name/)
  expect(text).toContain('wrong: content/search/en.yaml: stopWords: ')
  expect(text).toContain('wrong: content/blog/foreign-car: unknown desk nowhere')
  expect(text).toContain('wrong: content/news/ees-border: unknown tag weather')
})
