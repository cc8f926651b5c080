import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { editFile } from '#tests/support/edit-file.ts'
import { parse, stringify } from 'yaml'
import { wordsOnly } from './rules/texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'content-check-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const edit = (file: string, from: RegExp, to: string) => editFile(join(folder, file), from, to)

/** Changes the fields of a page of the copy. */
function rewrite(file: string, change: (fields: Record<string, unknown>) => unknown): void {
  const path = join(folder, file)
  writeFileSync(path, stringify(change(parse(readFileSync(path, 'utf8')) as Record<string, unknown>)))
}

/** A page of whose texts only the first words are left. */
function shortened(value: unknown, key = ''): unknown {
  if (/^(?:meta|sources$)/.test(key)) return value
  if (typeof value === 'string') return wordsOnly(value).split(' ').slice(0, 4).join(' ')
  if (Array.isArray(value)) return value.map((item: unknown) => shortened(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shortened(item, name)]))
}

const many = (count: number) => 'more '.repeat(count)

const today = new Date().toISOString().slice(0, 10)
let status: number | null
let said = ''

// One run, because it reads everything: every mistake has its own file.
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
  edit('content/news/ees-border/article.yaml', /^date: .*$/m, `date: ${today}`)
  edit('content/news/energy-decree-2026/article.yaml', /^date: .*$/m, 'date: 2999-01-01')
  edit('content/news/holidays-2027/es.md', /$/, '\n\nMire [esto otro](article:energy-decree-2026).\n')
  edit('content/blog/foreign-car/en.md', /$/, '\n\nSee [here](article:no-such-article).\n')
  edit('content/facts/nie.yaml', /review: [\d-]+/, `review: ${today}`)
  edit('content/services/residencia/es.yaml', /^cta: .*$/m, 'cta: “Pedir cita”')
  edit('content/facts/insurance.yaml', /asOf: [\d-]+/, 'asOf: 2998-01-01')
  edit('content/insurance/embarcaciones-recreo/en.yaml', /^updated: .*$/m, 'updated: 2997-01-01')
  rewrite('content/services/multas/en.yaml', (page) => shortened(page))
  rewrite('content/services/traspasos/en.yaml', (page) => ({ ...page, lead: many(1_250) }))
  rewrite('content/pages/team/de.yaml', (page) => shortened(page))
  rewrite('content/insurance/hogar/es.yaml', (page) => ({ ...page, metaTitle: 'x'.repeat(61) }))
  rewrite('content/insurance/salud/de.yaml', (page) => ({ ...page, metaDescription: 'x'.repeat(156) }))
  for (const file of ['insurance/furgoneta/en.yaml', 'services/homologacion/es.yaml'])
    rewrite(`content/${file}`, (page) => ({ ...page, faqs: (page['faqs'] as unknown[]).slice(0, 3) }))
  edit('content/services/distintivo-ambiental/de.yaml', /amount: "\{\{fact:[^"]*"/, 'amount: "5,00 €"')
  edit('content/blog/sun-and-socket/en.md', /$/, `\n\n${many(1_000)}\n`)
  edit('content/blog/no-claims-record/es.md', /\n---\n[\s\S]*$/, '\n---\nBreve.\n')
  edit('content/news/e-scooter-register/en.md', /$/, `\n\n${many(400)}\n`)
  edit('content/news/holidays-2027/de.md', /\n---\n[\s\S]*$/, '\n---\nKurz.\n')
  edit('content/site.yaml', /^  balearic:\n(?:    - .*\n)+/m, '  balearic: [2020-12-25]\n')
  edit('locales/de.json', /^(\s*)"[a-z]\w*": "[^"]*",?\n/im, '')
  edit('content/services/nie/es.yaml', /^lead: "/m, 'lead: "[Aviso](page:legal#no-such-section). ')
  edit('content/services/itv/es.yaml', /^lead: "/m, 'lead: "Llame al {telefono}. ')
  edit('content/blog/storms-and-consorcio/es.md', /$/, '\n\nLea [el aviso] (page:legal).\n')
  edit('content/markets.yaml', /^mon:/m, 'monday:')
  edit('content/phrases.yaml', /^  es:/m, '  ess:')
  edit('locales/request-mail/de.json', /^ *"greeting": .*\n/m, '')
  for (const locale of ['es', 'en', 'de']) {
    edit(`locales/${locale}.json`, /^\{/, '{ "invented": { "inventedKey": "x" },')
    edit(`locales/appointment-mail/${locale}.json`, /^\{/, '{ "visitor2": { "title": "x" },')
  }
  edit('content/services/custodia-llaves/en.yaml', /^lead: "/m, 'lead: "Whoever has a key may come in. ')
  edit('content/blog/empty-second-home/en.md', /$/, '\n\nBring the papers.\n')
  edit('locales/en.json', /"close": "Close"/, '"close": "Ring us"')
  edit('content/glossary.yaml', /(?<=meaning:\n {4}es: ["']?)(?=\p{L})/u, 'Traiga los papeles. ')
  edit(
    'content/insurance/comunidad/en.yaml',
    /^  heading: .*$/m,
    '  heading: "Too long, this one, for the list of contents"',
  )
  edit('content/services/visitas-control/de.yaml', /^lead: "/m, `lead: "${'Das ist kurz. '.repeat(99)}`)
  const run = spawnSync(process.execPath, [resolve('tools/content/content-check.ts'), '--unused'], {
    cwd: folder,
    encoding: 'utf8',
  })
  status = run.status
  said = run.stdout + run.stderr
}, 60_000)

it.each([
  ['a fact that there is not', 'error: content/services/itv/en.yaml: lead: unknown fact no-such-fact'],
  [
    'a link to a page that there is not',
    'error: content/services/residencia/en.yaml: lead: unknown page no-such-page',
  ],
  [
    'a sentence that a second page repeats',
    /error: content\/services\/nie\/en\.yaml: lead: the same sentence as in services\/correo\/en\.yaml|error: content\/services\/correo\/en\.yaml: lead: the same sentence as in services\/nie\/en\.yaml/,
  ],
  ['a sentence in another language', 'error: content/services/nie/de.yaml: lead: reads like es'],
  [
    'a title that two pages have',
    /error: content\/services\/\w+\/es\.yaml: the same metaTitle as services\/\w+\/es\.yaml/,
  ],
  ['a page that a language lacks', /error: .*content\/insurance\/dental\/de\.yaml/],
  ['an article that a language lacks', 'error: content/news/v16-beacon/de.md: is missing'],
  [
    'an article that was checked before it was published',
    'error: content/news/ees-border/article.yaml: checked on',
  ],
  [
    'quotation marks that are none to YAML',
    /error: content\/services\/residencia\/es\.yaml: “Pedir cita” .*\(line \d+\)/,
  ],
  [
    'a link to an article that is published later',
    'error: content/news/holidays-2027/es.md: body: links to energy-decree-2026, which is published only on 2999-01-01',
  ],
  [
    'a fact that was seen later',
    /error: content\/facts\/insurance\.yaml: \([\w.-]+\): asOf is 2998-01-01, a day that is still to come/,
  ],
  [
    'a page that was checked later',
    'error: content/insurance/embarcaciones-recreo/en.yaml: updated is 2997-01-01, a day that is still to come',
  ],
  [
    'a link to an article that there is not',
    'error: content/blog/foreign-car/en.md: body: unknown article no-such-article',
  ],
  [
    'a link to a section that there is not',
    'error: content/services/nie/es.yaml: lead: legal has no section “no-such-section”',
  ],
  [
    'mistyped notation in a page',
    /error: content\/services\/itv\/es\.yaml: lead: mistyped notation would be printed: “.*\{telefono\}/,
  ],
  [
    'mistyped notation in an article',
    /error: content\/blog\/storms-and-consorcio\/es\.md: body: mistyped notation would be printed: “.*\] \(page:/,
  ],
  [
    'a key of the markets that there is not',
    /error: content\/markets\.yaml: unknown key monday, did you mean mon\?/,
  ],
  [
    'a language of a phrase that there is not',
    /error: content\/phrases\.yaml: \w+: unknown key ess, did you mean es\?/,
  ],
  ['a text of the interface that a language lacks', /error: locales\/de\.json: \S+ is not in every language/],
  [
    'a text of the mails that a language lacks',
    'error: locales/request-mail/de.json: greeting is not in every language',
  ],
  ['a text of the mails that nothing uses', 'error: locales/appointment-mail: nothing uses visitor2.title'],
  ['a text of the interface that nothing uses', 'error: locales: nothing uses invented.inventedKey'],
  [
    'a page with too few words',
    /error: content\/services\/multas\/en\.yaml: \d+ words, expected 450 to 1250/,
  ],
  ['a page with too many', /error: content\/services\/traspasos\/en\.yaml: \d+ words, expected 450 to 1250/],
  [
    'a page about the firm with too few',
    /error: content\/pages\/team\/de\.yaml: \d+ words, expected 250 to 1450/,
  ],
  [
    'a title of 61 characters',
    /error: .*content\/insurance\/hogar\/es\.yaml: metaTitle: 61 characters, expected at most 60/,
  ],
  [
    'a description of 156 characters',
    /error: .*content\/insurance\/salud\/de\.yaml: metaDescription: 156 characters, expected at most 155/,
  ],
  ['a product with three questions', /error: .*furgoneta\/en\.yaml: faqs: 3 entries, expected at least 4/],
  ['a service with three questions', /error: .*homologacion\/es\.yaml: faqs: 3 entries, expected at least 4/],
  [
    'a fee that is no living fact',
    'error: content/services/distintivo-ambiental/de.yaml: fees.rows[0].amount: “5,00 €” is no living fact',
  ],
  [
    'a word that texts do not use in a page',
    'error: content/services/custodia-llaves/en.yaml: lead: “Whoever”: better “anyone who',
  ],
  [
    'one in an article',
    /error: content\/blog\/empty-second-home\/en\.md: body\[\d+\]: “the papers”: better|“papers”: better/,
  ],
  ['one in the interface', 'error: locales/en.json: layout.close: “Ring us”: better “call”'],
  ['one in the glossary', /error: content\/glossary\.yaml: glossary\[\d+\]\.meaning: “papeles”: better/],
  [
    'a heading that is too long',
    /error: content\/insurance\/comunidad\/en\.yaml: \w+\.heading: “Too long, .*” has 44 characters, 42 at most/,
  ],
  [
    'a page of short sentences',
    /error: content\/services\/visitas-control\/de\.yaml: \d+ % of the sentences have 8 words or fewer/,
  ],
  [
    'a guide with too many words',
    /error: content\/blog\/sun-and-socket\/en\.md: \d+ words, expected 500 to 1000/,
  ],
  ['a guide with too few', /error: content\/blog\/no-claims-record\/es\.md: \d+ words, expected 500 to 1000/],
  ['news with too many', /error: content\/news\/e-scooter-register\/en\.md: \d+ words, expected 200 to 400/],
  ['news with too few', /error: content\/news\/holidays-2027\/de\.md: \d+ words, expected 200 to 400/],
  [
    'a fact that is to be looked at again',
    new RegExp(`note: \\S+ should have been looked at again on ${today}`),
  ],
  ['holidays of which the next year is missing', 'note: site.yaml: holidays end with'],
])('the content check reports %s', (_what, expected) => {
  expect(said).toMatch(expected)
})

it('the facts used on no page are listed if every page could be read', () => {
  expect(said).not.toMatch(/^unused: /m)
  const { stdout } = spawnSync(process.execPath, ['tools/content/content-check.ts', '--unused'], {
    encoding: 'utf8',
  })
  const listed = [...stdout.matchAll(/^unused: ([\w.-]+)$/gm)].map(([, id]) => id)
  expect(listed).toHaveLength(Number(/(\d+) of them not used yet/.exec(stdout)?.[1]))
  expect(listed).not.toContain('electricity.hook-up-charge')
})

it('the content check fails on errors', () => {
  expect(status).toBe(1)
})
