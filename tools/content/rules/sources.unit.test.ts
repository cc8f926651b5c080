import { describe, expect, it } from 'vitest'
import { locales } from '#map/locale.ts'
import { readText } from '#i18n/read-text.server.ts'
import { hearsayProblems, unofficialSources } from './sources.ts'
import { textsOf, type Messages } from './message-syntax.ts'

describe('the address of a source', () => {
  it.each([
    'https://www.boe.es/buscar/act.php?id=BOE-A-2006-20764',
    'https://sede.agenciatributaria.gob.es',
    'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    'https://www.caib.es',
  ])('may be %s', (url) => {
    expect(unofficialSources('x.yaml', [{ url }])).toEqual([])
  })

  it.each([
    'https://www.diariodemallorca.es/palma/2024/12/23/zona-bajas-emisiones.html',
    'https://notboe.es/act',
    'https://boe.es.example.org/act',
  ])('may not be %s', (url) => {
    expect(unofficialSources('x.yaml', [{ url }])).toEqual([
      `x.yaml: ${url} is no official source: cite the authority or leave the statement out`,
    ])
  })
})

describe('a note on how a fact was learned', () => {
  it.each([
    ['en', 'Sources without a date are known to us from others or from practice.'],
    ['en', 'As far as we know, third-party policies are included.'],
    ['en', 'We work out the top Balearic rate from tax-agency statistics.'],
    ['en', 'The figure comes from practice, and we have not read it at the source yet.'],
    ['en', 'Usual market practice'],
    ['de', 'Quellen ohne Datum kennen wir aus zweiter Hand oder aus der Praxis.'],
    ['de', 'Marktübliche Praxis'],
    ['de', 'Das gilt nach unserem Kenntnisstand seit 2016.'],
    ['es', 'Las fuentes sin fecha las conocemos por otros o por la práctica.'],
    ['es', 'Por lo que sabemos, también va incluido.'],
    ['es', 'El tipo más alto lo deducimos de la estadística.'],
  ] as const)('is refused (%s): %s', (locale, text) => {
    expect(hearsayProblems('x.yaml', locale, [{ field: 'lead', text }])).toEqual([
      expect.stringMatching(/^x\.yaml: lead: “.+”: state it with an official source or leave it out$/),
    ])
  })

  it('stands in no interface text', () => {
    for (const locale of locales)
      for (const file of [`locales/${locale}.json`, `locales/articles/${locale}.json`]) {
        const pieces = textsOf(JSON.parse(readText(file)) as Messages).map(([field, text]) => ({
          field,
          text,
        }))
        expect(hearsayProblems(file, locale, pieces)).toEqual([])
      }
  })

  it('is not seen in plain statements', () => {
    const text = 'Your policy usually names the period. Ask us what the law says.'
    expect(hearsayProblems('x.yaml', 'en', [{ field: 'lead', text }])).toEqual([])
  })
})
