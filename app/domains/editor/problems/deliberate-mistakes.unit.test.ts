import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { locales } from '#map/locale.ts'
import { editFile } from '#tests/support/edit-file.ts'
import { checkDraft, type Checked } from './check-draft.server.ts'
import { problemLine, problemWords, suggestionWords } from './problem-words.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'mistakes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const edit = (file: string, from: RegExp, to: string) => editFile(join(folder, file), from, to)

/** The same mistakes in the files that every page needs keep others from being checked: two runs. */
let pages: Checked
let site: Checked

beforeAll(async () => {
  for (const name of ['app', 'content', 'locales']) cpSync(name, join(folder, name), { recursive: true })
  rmSync(join(folder, 'content/services/multas/de.yaml'))
  const latin = readFileSync('content/services/correo/es.yaml', 'utf8')
  writeFileSync(join(folder, 'content/services/correo/es.yaml'), Buffer.from(latin, 'latin1'))
  edit('content/services/itv/en.yaml', /^lead: "/m, 'lead: "{fact:nie.fee} ')
  edit('content/services/nie/en.yaml', /^lead: "/m, 'lead: "[The residence](page:service.residenica) ')
  edit('content/services/nie/es.yaml', /^lead: ".*"$/m, 'lead: Lo hacemos: sin colas')
  edit('content/services/nie/de.yaml', /^lead: ".*"$/m, 'lead: "Das sogenannte "NIE" beantragen wir"')
  edit('content/services/residencia/de.yaml', /^lead: /m, '<<<<<<< HEAD\nlead: ')
  edit('content/services/residencia/en.yaml', /^lead: "/m, 'lead: "{{fact:consorcio.wating}} ')
  edit('content/services/itv/es.yaml', /^lead: /m, 'leed: ')
  edit('content/services/itv/de.yaml', /^lead: .*\n/m, '')
  edit('content/services/traspasos/es.yaml', /^metaTitle: .*$/m, `metaTitle: "${'Traspasos '.repeat(7)}"`)
  edit('content/services/traspasos/en.yaml', /^updated: .*$/m, 'updated: 2026-13-01')
  pages = await checkDraft(folder)
  for (const name of ['services', 'site.yaml'])
    cpSync(join('content', name), join(folder, 'content', name), { recursive: true })
  const hours = /^(\s+)mon: \['09:00-14:00', '16:00-19:00'\]$/m
  edit('content/site.yaml', hours, "$1mon: ['9-14']")
  edit('content/site.yaml', hours, "$1mon: ['09:00-14:00', '13:00-19:00']")
  edit('content/site.yaml', /closures: \[\]/, 'closures: [24.12.2026]')
  edit('content/site.yaml', /closures: \[\]/, 'closures: [2026-12-24, 2026-12-24]')
  edit('content/facts/nie.yaml', /value: 9\.84/, 'value: 9,84')
  site = await checkDraft(folder)
}, 120_000)

interface Expected {
  readonly file: string
  readonly kind: string
  readonly field?: string
  readonly suggestion?: string
  readonly says: Readonly<Record<(typeof locales)[number], RegExp>>
}

const mistakes: [string, Expected][] = [
  [
    'a missing language',
    {
      file: 'services/multas/de.yaml',
      kind: 'languageMissing',
      says: { es: /falta la versión en alemán/, en: /no version in German/, de: /deutsche Fassung fehlt/ },
    },
  ],
  [
    'a file that is not UTF-8',
    { file: 'services/correo/es.yaml', kind: 'notUtf8', says: { es: /UTF-8/, en: /UTF-8/, de: /UTF-8/ } },
  ],
  [
    'a decimal comma',
    {
      file: 'facts/nie.yaml',
      kind: 'comma',
      field: '(nie.fee).value',
      suggestion: '9.84',
      says: { es: /punto decimal/, en: /a point for decimals/, de: /Dezimalpunkt/ },
    },
  ],
  [
    'hours such as 9-14',
    {
      file: 'site.yaml',
      kind: 'hours',
      field: 'offices (office.palma).hours.mon (1)',
      suggestion: '09:00-14:00',
      says: { es: /09:00-14:00/, en: /HH:MM-HH:MM/, de: /Viertelstunden/ },
    },
  ],
  [
    'overlapping hours',
    {
      file: 'site.yaml',
      kind: 'hoursOverlap',
      field: 'offices (office.santa-ponsa).hours.mon',
      says: { es: /se pisan/, en: /one range after the other/, de: /überschneiden sich/ },
    },
  ],
  [
    'a day such as 24.12.2026',
    {
      file: 'site.yaml',
      kind: 'noSuchDay',
      field: 'offices (office.palma).closures (1)',
      suggestion: '2026-12-24',
      says: { es: /año-mes-día/, en: /year-month-day/, de: /Jahr-Monat-Tag/ },
    },
  ],
  [
    'a fact in single braces',
    {
      file: 'services/itv/en.yaml',
      kind: 'notation',
      field: 'lead',
      suggestion: '{{fact:nie.fee}}',
      says: { es: /marca mal escrita/, en: /mistyped notation/, de: /falsch geschrieben/ },
    },
  ],
  [
    'an unknown page',
    {
      file: 'services/nie/en.yaml',
      kind: 'unknownPage',
      field: 'lead',
      suggestion: 'service.residencia',
      says: { es: /ninguna página/, en: /unknown page/, de: /Seite .* gibt es nicht/ },
    },
  ],
  [
    'a colon without quotes',
    {
      file: 'services/nie/es.yaml',
      kind: 'colon',
      suggestion: '"Lo hacemos: sin colas"',
      says: { es: /entre comillas/, en: /needs quotes/, de: /in Anführungszeichen/ },
    },
  ],
  [
    'quotes in quotes',
    {
      file: 'services/nie/de.yaml',
      kind: 'quotesInQuotes',
      suggestion: String.raw`"Das sogenannte \"NIE\" beantragen wir"`,
      says: {
        es: /comillas dentro de comillas/,
        en: /quotes inside quotes/,
        de: /Anführungszeichen in Anführungszeichen/,
      },
    },
  ],
  [
    'conflict markers',
    {
      file: 'services/residencia/de.yaml',
      kind: 'conflictMarkers',
      says: { es: /dos versiones/, en: /two versions/, de: /zwei Fassungen/ },
    },
  ],
  [
    'an unknown fact',
    {
      file: 'services/residencia/en.yaml',
      kind: 'unknownFact',
      field: 'lead',
      suggestion: 'consorcio.waiting',
      says: { es: /ningún dato/, en: /unknown fact/, de: /gibt es nicht/ },
    },
  ],
  [
    'the same closure twice',
    {
      file: 'site.yaml',
      kind: 'dayTwice',
      field: 'offices (office.llucmajor).closures',
      says: { es: /dos veces/, en: /listed twice/, de: /zweimal/ },
    },
  ],
  [
    'a mistyped key',
    {
      file: 'services/itv/es.yaml',
      kind: 'mistypedKey',
      suggestion: 'lead',
      says: { es: /«leed».*«lead»/, en: /leed.*lead/, de: /„leed“.*„lead“/ },
    },
  ],
  [
    'a missing field',
    {
      file: 'services/itv/de.yaml',
      kind: 'missing',
      field: 'lead',
      says: { es: /falta este campo/, en: /is missing/, de: /Feld fehlt/ },
    },
  ],
  [
    'a text that is too long',
    {
      file: 'services/traspasos/es.yaml',
      kind: 'tooLong',
      field: 'metaTitle',
      says: { es: /caben 60/, en: /at most 60/, de: /Platz ist für 60/ },
    },
  ],
  [
    'a wrong date',
    {
      file: 'services/traspasos/en.yaml',
      kind: 'noSuchDay',
      field: 'updated',
      says: { es: /no existe/, en: /no such day/, de: /gibt es nicht/ },
    },
  ],
]

test.each(mistakes)(
  '%s is one problem, at its place, in three languages',
  (_what, { file, kind, field, suggestion, says }) => {
    const found = [...pages.problems, ...site.problems].filter(
      (one) =>
        one.file === `content/${file}` && one.kind === kind && (field === undefined || one.field === field),
    )
    expect(
      [...pages.problems, ...site.problems].filter(
        (one) => one.file === `content/${file}` && kind === one.kind,
      ),
    ).toEqual(found)
    expect(found).toHaveLength(1)
    const [problem] = found
    if (!problem) return
    expect(problem.suggestion).toBe(suggestion)
    for (const locale of locales) expect(problemWords(problem, locale)).toMatch(says[locale])
    if (suggestion !== undefined) {
      expect(locales.map((locale) => suggestionWords(problem, locale))).toEqual([
        `¿Quería decir ${suggestion}?`,
        `did you mean ${suggestion}?`,
        `Meinten Sie ${suggestion}?`,
      ])
    }
    // A missing or unreadable file has no lines.
    if (kind === 'languageMissing' || kind === 'notUtf8') return
    expect(problem.line).toBeGreaterThan(0)
    expect(problemLine(problem)).toContain(`(line ${problem.line})`)
  },
)

it('no problem is without words of its own', () => {
  expect([...pages.problems, ...site.problems].filter(({ kind }) => kind === 'other')).toEqual([])
})
