import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { productSummaries, requiredProducts, siteIdentity } from '#content/load.server.ts'
import { insuranceGroups } from '#map/groups.ts'
import { locales, type Locale } from '#map/locale.ts'
import { pageIds, pages as map } from '#map/pages/pages.ts'
import { pagePath } from '#map/paths.ts'
import { builtPages } from '#tests/support/site.ts'

const built = builtPages()
const products = pageIds.filter((id) => map[id].kind === 'insurance')

const text = (html: string) =>
  html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('<!-- -->', '')

function indexOf(locale: Locale) {
  const html = text(built.get(pagePath('insurance', locale, siteIdentity())) ?? '')
  const list = html.slice(html.indexOf('class="product-groups"'), html.indexOf('id="choose"'))
  return { html, list }
}

describe.each(locales)('the insurance index in %s', (locale) => {
  const { html, list } = indexOf(locale)

  it('lists every product once, with the description from its own page', () => {
    const summaries = productSummaries(locale)
    for (const id of products) {
      const href = `href="${pagePath(id, locale, siteIdentity())}"`
      expect(list.split(href), id).toHaveLength(2)
      expect(list, id).toContain(`<p class="small muted">${summaries[id]}</p>`)
    }
  })

  it('tags exactly the products that are compulsory by law', () => {
    const tags = list.match(/class="directory-tag"/g) ?? []
    expect(tags).toHaveLength(Object.keys(requiredProducts()).length)
  })

  it("has each link target's group inside what it opens", () => {
    for (const group of Object.keys(insuranceGroups)) {
      const start = list.indexOf(`id="${group}"`)
      expect(list.lastIndexOf('<details', start), group).toBeGreaterThan(
        list.lastIndexOf('</details>', start),
      )
    }
  })

  it('starts from nine situations, one of them open', () => {
    expect(html.match(/class="accordion-item situation"/g)).toHaveLength(9)
    expect(html.match(/<details[^>]*open=""[^>]*situation"/g)).toHaveLength(1)
  })

  it('stays within the page size budget', () => {
    expect(brotliCompressSync(html).length).toBeLessThan(18_000)
  })
})
