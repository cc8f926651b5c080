import { describe, expect, it } from 'vitest'
import { identity } from '#tests/support/mail.ts'
import { isMissingArticle } from './is-missing-article.ts'

describe('a path that is no page', () => {
  it.each([
    ['/blog/x', true],
    ['/es/novedades/x', true],
    ['/DE/Nachrichten/x/', true],
    ['/en/blog/x/y', false],
    ['/en/team/x', false],
    ['/x', false],
  ])('%s requests an article: %s', (path, misses) => {
    expect(isMissingArticle(path, identity)).toBe(misses)
  })
})
