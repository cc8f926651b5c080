import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { editFile } from '#tests/support/edit-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'content-lint-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const edit = (file: string, from: RegExp, to: string) => editFile(join(folder, file), from, to)

function lint(...files: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('tools/content/content-check.ts'), ...files],
    { cwd: folder, encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  return { status, said: stdout }
}

// One run, because most of its time is the start: every mistake has its own file.
let said = ''
let status: number | null
beforeAll(() => {
  cpSync('content', join(folder, 'content'), { recursive: true })
  const article = join(folder, 'content/blog')
  appendFileSync(join(article, 'foreign-car/en.md'), '\n\nSee [the list](article:no-such-article).\n')
  appendFileSync(join(article, 'foreign-car/de.md'), '\n\n# Titel\n')
  edit('content/blog/foreign-car/es.md', /^summary: "/m, 'summary: "{telefono} ')
  edit('content/services/nie/en.yaml', /^lead: "/m, 'lead: "[Form] (page:contact) ')
  edit('content/services/nie/de.yaml', /^lead:/m, 'leads:')
  edit('content/people.yaml', /^\[\]$/m, '[{}]')
  edit('content/consent.yaml', /^version:/m, 'versions:')
  edit('content/search/es.yaml', /^stopWords:/m, 'stopwords:')
  edit('content/holidays.yaml', /^    01-01: .*\n/m, '')
  appendFileSync(join(folder, 'content/tags.yaml'), '\ta: [\n')
  writeFileSync(join(folder, 'content/services/spaceship.yaml'), 'a: 1\n')
  const run = lint('content')
  said = run.said
  status = run.status
}, 60_000)

it.each([
  ['blog/foreign-car/en.md', 'unknown article no-such-article'],
  ['blog/foreign-car/de.md', 'Markdown of the kind “heading 1”'],
  ['blog/foreign-car/es.md', 'summary: mistyped notation would be printed: “{telefono}'],
  ['services/nie/en.yaml', 'lead: mistyped notation would be printed: “[Form] (page:contact)'],
  ['services/nie/de.yaml', 'unknown key leads, did you mean lead?'],
  ['people.yaml', '(1).name: '],
  ['consent.yaml', 'unknown key versions, did you mean version?'],
  ['search/es.yaml', 'unknown key stopwords, did you mean stopWords?'],
  ['holidays.yaml', '01-01 in balearic has no name'],
  ['tags.yaml', 'a line begins with a tab'],
  ['services/spaceship.yaml', 'not a content file'],
])('reports for %s: %s', (file, problem) => {
  const ownLines = said.split('\n').filter((line) => line.startsWith(`error: content/${file}: `))
  expect(ownLines.join('\n')).toContain(problem)
})

it('accepts valid files of every kind', () => {
  const fine = ['site.yaml', 'glossary.yaml', 'markets.yaml', 'facts/nie.yaml', 'search/popular.yaml']
  for (const file of fine) expect(said).toContain(`ok: content/${file}\n`)
  expect(said).toMatch(/^ok: content\/pages\/legal\/en\.yaml \(\d+ words\)$/m)
  expect(said).toMatch(/^ok: content\/news\/ees-border\/es\.md \(\d+ words\)$/m)
  expect(status).toBe(1)
})

it('reports a missing file', () => {
  expect(lint('content/nope.yaml')).toEqual({ status: 1, said: 'error: content/nope.yaml: no such file\n' })
})

it('does not check texts while their identity cannot be read', () => {
  edit('content/site.yaml', /^brand:/m, 'brands:')
  const { status: failed, said: told } = lint('content/services/nie/es.yaml')
  expect(failed).toBe(1)
  expect(told).toMatch(/^error: content\/site\.yaml: unknown key brands, did you mean brand\?/)
})
