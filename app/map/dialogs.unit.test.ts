import { expect, it } from 'vitest'
import { pageQuery, queryOver } from './dialogs.ts'

it.each([
  ['', '?dialog=nie-dialog', '?dialog=nie-dialog'],
  ['?tag=cars&page=2', '?dialog=nie-dialog', '?tag=cars&page=2&dialog=nie-dialog'],
  ['?dialog=a&claim=water&case=eu', '?dialog=b', '?case=eu&dialog=b'],
  ['?dialog=a', '?dialog=b&claim=fire', '?dialog=b&claim=fire'],
  ['?q=nie&utm_source=x', '?dialog=b&q=itv', '?q=itv&utm_source=x&dialog=b'],
])('over “%s”, a link to “%s” opens “%s”', (search, opening, expected) => {
  expect(queryOver(search, opening)).toBe(expected)
})

it('closes to the query of the page’s own address', () => {
  expect(String(pageQuery('?tag=cars&dialog=success-dialog&reference=TAL-1&sig=SIGNED&status=SECRET'))).toBe(
    'tag=cars',
  )
})
