import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { siteApp } from '#tests/support/site.ts'

/**
 * The published addresses, kept in files beside this test so that the test does not follow a slug
 * or old path that changes in the map.
 */

const { url, insurer } = readIdentity()
const app = await siteApp({ submit: () => Promise.resolve({ kind: 'unavailable' }) })
const get = (path: string) => app.request(`http://site.test${encodeURI(path)}`)

/** The rows of a table below its header; `{insurer}` is replaced by the slug of the identity. */
function rowsOf(name: string): string[][] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8').replaceAll('{insurer}', insurer.slug)
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
}

const pages = rowsOf('given-addresses.csv').map(([page = '', es = '', en = '', de = '']) => ({
  page,
  es,
  en,
  de,
}))
const redirects = rowsOf('given-redirects.csv').map(([from = '', to = '', status]) => ({
  from,
  to,
  status: Number(status),
}))

describe('published addresses', () => {
  it('cover 103 pages and 54 old paths', () => {
    expect([pages.length, redirects.length]).toEqual([103, 54])
  })

  it.each(pages)('answer for $page: $es, $en, $de', async ({ es, en, de }) => {
    const prefixed = es === '/' ? '/es' : `/es${es}`
    for (const path of [es, prefixed, en, de]) {
      const answer = await get(path)
      expect([path, answer.status]).toEqual([path, 200])
      const html = await answer.text()
      // It is the same page in the other languages too, so no two were swapped.
      for (const [tag, other] of [
        ['es-ES', es],
        ['en-GB', en],
        ['de-DE', de],
      ] as const)
        expect(html).toContain(`hrefLang="${tag}" href="${url}${encodeURI(other)}"`)
    }
  })

  it.each(redirects)('redirect from $from to $to', async ({ from, to, status }) => {
    const answer = await get(from)
    expect([answer.status, answer.headers.get('location')]).toEqual([status, encodeURI(to)])
  })
})
