import * as v from 'valibot'
import { expect, it } from 'vitest'
import { articleHeadSchema } from './schema.article.ts'

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
] as const)('the %s of an article has from %i to %i characters', (field, least, most) => {
  const fits = (length: number) => v.is(articleHeadSchema, { ...head, [field]: 'x'.repeat(length) })
  expect([least - 1, least, most, most + 1].map(fits)).toEqual([false, true, true, false])
})
