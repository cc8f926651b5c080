import * as v from 'valibot'
import { expect, it } from 'vitest'
import { articleHeadSchema, articleSchema } from './schema.article.ts'

const head = {
  slug: 'first-itv',
  title: 'First ITV',
  metaTitle: 'First ITV',
  metaDescription: 'x'.repeat(100),
  summary: 'What to bring.',
}

it.each([
  ['metaTitle', 1, 60],
  ['metaDescription', 60, 155],
  ['title', 1, 90],
  ['summary', 1, 220],
] as const)('requires the %s of an article to have %i to %i characters', (field, least, most) => {
  const fits = (length: number) => v.is(articleHeadSchema, { ...head, [field]: 'x'.repeat(length) })
  expect([least - 1, least, most, most + 1].map(fits)).toEqual([false, true, true, false])
})

it('rejects a non-existent day in an article', () => {
  const article = {
    date: '2026-11-21',
    updated: '2026-11-21',
    desk: 'vehicles',
    tags: ['cars'],
    scene: 'car',
    related: ['service.nie', 'service.itv', 'insurance.hogar'],
    sources: [{ name: 'Ley 1/2026', url: 'https://law.test/a', asOf: '2026-11-21' }],
  }
  const wrong = { ...article, date: '2026-02-31', updated: '21/11/2026' }
  expect(v.is(articleSchema, article)).toBe(true)
  const undated = { ...article, sources: [{ name: 'Ley 1/2026', url: 'https://law.test/a' }] }
  expect(v.is(articleSchema, undated)).toBe(false)
  expect(
    v.safeParse(articleSchema, wrong).issues?.map((issue) => [v.getDotPath(issue), issue.message]),
  ).toEqual(['date', 'updated'].map((field) => [field, expect.stringContaining('no such day')]))
})

it('requires related pages and a source of an article, but not of a notice', () => {
  const bare = { date: '2026-11-21', updated: '2026-11-21', desk: 'vehicles', tags: ['cars'], scene: 'car' }
  expect(v.is(articleSchema, { ...bare, kind: 'notice' })).toBe(true)
  expect(v.safeParse(articleSchema, bare).issues?.map(({ message }) => message)).toEqual([
    'an article has three to five related pages',
    'an article has at least one source',
  ])
})

it.each([
  ['harbour.webp', { es: 'El puerto', en: 'The harbour', de: 'Der Hafen' }, true],
  ['../harbour.webp', { es: 'El puerto', en: 'The harbour', de: 'Der Hafen' }, false],
  ['harbour.svg', { es: 'El puerto', en: 'The harbour', de: 'Der Hafen' }, false],
  ['harbour.webp', { es: 'El puerto', en: 'The harbour' }, false],
])('a picture %s with the texts %j is valid: %s', (file, alt, valid) => {
  const bare = { date: '2026-11-21', updated: '2026-11-21', desk: 'vehicles', tags: ['cars'], scene: 'car' }
  const pictures = [{ file, width: 1280, height: 853, alt }]
  expect(v.is(articleSchema, { ...bare, kind: 'notice', pictures })).toBe(valid)
})
