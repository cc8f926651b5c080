import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'content-check-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Changes a file of the copy; the change must find what it looks for. */
function edit(file: string, from: RegExp, to: string): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  expect(text, file).toMatch(from)
  writeFileSync(path, text.replace(from, to))
}

const today = new Date().toISOString().slice(0, 10)
let status: number | null
let said = ''

// One run, as it reads all there is: every mistake in a file of its own.
beforeAll(() => {
  for (const name of ['app', 'content', 'locales']) cpSync(name, join(folder, name), { recursive: true })
  const own = 'Nobody else on Mallorca says this one sentence about papers and stamps.'
  edit('content/services/itv/en.yaml', /^lead: "/m, 'lead: "{{fact:no-such-fact}} ')
  edit('content/services/residencia/en.yaml', /^lead: "/m, 'lead: "[Here](page:no-such-page). ')
  edit('content/services/nie/en.yaml', /^lead: "/m, `lead: "${own} `)
  edit('content/services/correo/en.yaml', /^lead: "/m, `lead: "${own} `)
  edit(
    'content/services/nie/de.yaml',
    /^lead: "/m,
    'lead: "Lleve usted el original y una copia de su pasaporte. ',
  )
  const [title = ''] = /^metaTitle: .*$/m.exec(readFileSync('content/services/nie/es.yaml', 'utf8')) ?? []
  edit('content/services/correo/es.yaml', /^metaTitle: .*$/m, title)
  rmSync(join(folder, 'content/insurance/dental/de.yaml'))
  rmSync(join(folder, 'content/news/v16-beacon/de.md'))
  edit('content/news/ees-border/article.yaml', /^date: .*$/m, 'date: 2999-01-01')
  edit('content/blog/foreign-car/en.md', /$/, '\n\nSee [here](article:no-such-article).\n')
  edit('content/facts/nie.yaml', /review: [\d-]+/, `review: ${today}`)
  edit('content/site.yaml', /^  balearic:\n(?:    - .*\n)+/m, '  balearic: [2020-12-25]\n')
  edit('locales/de.json', /^(\s*)"[a-z]\w*": "[^"]*",?\n/im, '')
  for (const locale of ['es', 'en', 'de'])
    edit(`locales/${locale}.json`, /^\{/, '{ "invented": { "inventedKey": "x" },')
  const run = spawnSync(process.execPath, [resolve('tools/content-check.ts')], {
    cwd: folder,
    encoding: 'utf8',
  })
  status = run.status
  said = run.stdout + run.stderr
}, 60_000)

it.each([
  ['a fact that there is not', 'wrong: unknown fact no-such-fact'],
  ['a link to a page that there is not', 'wrong: unknown page no-such-page'],
  [
    'a sentence that a second page repeats',
    /wrong: services\/nie\/en\.yaml: lead: the same sentence as in services\/correo\/en\.yaml|wrong: services\/correo\/en\.yaml: lead: the same sentence as in services\/nie\/en\.yaml/,
  ],
  ['a sentence in another language', 'wrong: services/nie/de.yaml: lead: reads like es'],
  [
    'a title that two pages have',
    /wrong: services\/\w+\/es\.yaml: the same metaTitle as services\/\w+\/es\.yaml/,
  ],
  ['a page that a language lacks', /wrong: .*insurance\/dental\/de\.yaml/],
  ['an article that a language lacks', 'wrong: news/v16-beacon/de.md: is missing'],
  ['an article that was checked before it was published', 'wrong: news/ees-border: checked on'],
  [
    'a link to an article that there is not',
    'wrong: blog/foreign-car/en.md: unknown article no-such-article',
  ],
  ['a text of the interface that a language lacks', /wrong: locales\/de\.json: \S+ is not in every language/],
  ['a text of the interface that nothing uses', 'wrong: locales: nothing uses invented.inventedKey'],
  [
    'a fact that is to be looked at again',
    new RegExp(`note: \\S+ should have been looked at again on ${today}`),
  ],
  ['holidays of which the next year is missing', 'note: site.yaml: holidays end with'],
])('the check of content names %s', (_what, expected) => {
  expect(said).toMatch(expected)
})

it('and fails', () => {
  expect(status).toBe(1)
})
