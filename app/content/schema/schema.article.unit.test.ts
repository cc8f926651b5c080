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
