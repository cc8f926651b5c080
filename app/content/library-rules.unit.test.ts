import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { editFile } from '#tests/support/edit-file.ts'
import { readArticles } from './articles/article-files.server.ts'
import { readFacts } from './facts/facts.server.ts'

let folder: string

// A temporary project: the site's desks and tags, one article and one file of facts.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'library-rules-'))
  for (const name of ['desks.yaml', 'tags.yaml', 'facts/nie.yaml', 'news/ees-border'])
    cpSync(join('content', name), join(folder, 'content', name), { recursive: true })
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const copy = (from: string, to: string) =>
  cpSync(join(folder, 'content', from), join(folder, 'content', to), { recursive: true })

const edit = (file: string, from: RegExp, to: string) => editFile(join(folder, 'content', file), from, to)

it('reads valid articles and facts', () => {
  expect(readArticles().articles.map(({ id }) => id)).toEqual(['ees-border'])
  expect(readFacts().has('nie.form')).toBe(true)
})

it('rejects every duplicate fact, whichever value is right', () => {
  const [first, second] = [...readFacts().keys()].filter((id) => id.startsWith('nie.'))
  copy('facts/nie.yaml', 'facts/other.yaml')
  for (const id of [first, second]) {
    expect(() => readFacts()).toThrow(
      `content/facts/other.yaml: ${id} is given in content/facts/nie.yaml too`,
    )
  }
})

it.each([
  ['review: [\\d-]+', 'review: soon', 'review'],
  ['url: "[^"]+"', 'place: Madrid', 'source'],
  ['asOf: [\\d-]+', '', 'asOf'],
])('rejects a fact whose %s becomes “%s”', (from, to, field) => {
  edit('facts/nie.yaml', new RegExp(from), to)
  expect(() => readFacts()).toThrow(field)
})

it('rejects an article with an unknown desk or topic', () => {
  const file = 'news/ees-border/article.yaml'
  edit(file, /^desk: .*$/m, 'desk: nowhere')
  expect(() => readArticles()).toThrow('content/news/ees-border: unknown desk nowhere, expected ')
  edit(file, /^desk: .*$/m, 'desk: vehicles')
  edit(file, /^tags: \[.*$/m, 'tags: [weather]')
  expect(() => readArticles()).toThrow('content/news/ees-border: unknown tag weather, expected ')
})

it('reads an article with a byte order mark and blanks after the fences', () => {
  edit('news/ees-border/es.md', /^---\n([\s\S]*?)\n---\n/, '\uFEFF--- \r\n$1\r\n---\t\r\n')
  expect(readArticles().articles[0]?.texts.es?.slug).toMatch(/^[a-z-]+$/)
})

it('counts the lines of front matter from the first line of the file', () => {
  edit('news/ees-border/es.md', /^title: .*$/m, 'title: [')
  const text = readFileSync(join(folder, 'content/news/ees-border/es.md'), 'utf8')
  // The list opened there should have ended before the next line.
  const line = text.split('\n').indexOf('title: [') + 2
  expect(() => readArticles()).toThrow(`content/news/ees-border/es.md: `)
  expect(() => readArticles()).toThrow(`at line ${line}, `)
})

it('rejects an article that is not saved as UTF-8', () => {
  const file = join(folder, 'content/news/ees-border/es.md')
  writeFileSync(file, readFileSync(file, 'utf8'), 'latin1')
  expect(() => readArticles()).toThrow('content/news/ees-border/es.md: is not saved as UTF-8')
})

it('rejects two articles with the same id or address', () => {
  copy('news/ees-border', 'news/copy')
  expect(() => readArticles()).toThrow('slug news/')
  rmSync(join(folder, 'content/news/copy'), { recursive: true })
  mkdirSync(join(folder, 'content/blog'))
  copy('news/ees-border', 'blog/ees-border')
  expect(() => readArticles()).toThrow('the id ees-border is given twice')
})
