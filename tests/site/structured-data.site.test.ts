import { describe, expect, it } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { locales, type Locale } from '#map/locale.ts'
import { pageLabel, pagePath } from '#map/paths.ts'
import { pageIds, pages as map, type PageId } from '#map/pages/pages.ts'
import { builtPages, capture } from '#tests/support/site.ts'

interface Thing {
  readonly '@type': string
  readonly [key: string]: unknown
}

const identity = readIdentity()
const built = builtPages()
const html = (page: PageId, locale: Locale) => built.get(pagePath(page, locale, identity)) ?? ''
const addressOf = (page: PageId, locale: Locale) => identity.url + encodeURI(pagePath(page, locale, identity))

function graphOf(text: string): Thing[] {
  const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '{}'
  return (JSON.parse(json) as { '@graph'?: Thing[] })['@graph'] ?? []
}

/** The visible breadcrumbs; the last one is the page itself. */
function seenTrail(text: string, own: string) {
  const list = /<nav class="breadcrumbs"[^>]*><ol>([\s\S]*?)<\/ol>/.exec(text)?.[1] ?? ''
  return [...list.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, step = ''], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: capture(step, /<(?:a|span)\b[^>]*>([^<]*)</),
    item: identity.url + encodeURI(capture(step, /href="([^"]*)"/) || own),
  }))
}

const canonical = (text: string) =>
  decodeURI(capture(text, /<link rel="canonical" href="([^"]*)"/)).slice(identity.url.length)

it('has structured breadcrumbs that match the visible ones', () => {
  const trails = [...built].flatMap(([path, text]) => {
    const told = graphOf(text).filter((thing) => thing['@type'] === 'BreadcrumbList')
    const seen = text.includes('<nav class="breadcrumbs"')
    expect(told, path).toHaveLength(seen ? 1 : 0)
    if (!seen) return []
    expect(told[0]?.itemListElement, path).toEqual(seenTrail(text, canonical(text)))
    return [path]
  })
  for (const locale of locales) {
    for (const page of pageIds.filter((id) => id !== 'home')) {
      expect(trails).toContain(pagePath(page, locale, identity))
    }
  }
})

it('puts a product’s group between the product list and the product', () => {
  const crumbs = graphOf(html('insurance.salud-mascotas', 'en')).find(
    (thing) => thing['@type'] === 'BreadcrumbList',
  )
  expect(crumbs?.itemListElement).toMatchObject([
    { name: 'Home' },
    { name: 'Insurance' },
    { name: 'Health', item: `${addressOf('insurance', 'en')}#health` },
    { name: 'Pet insurance', item: addressOf('insurance.salud-mascotas', 'en') },
  ])
  expect(html('insurance', 'en')).toContain(' id="health"')
})

describe.each(locales)('structured data in %s', (locale) => {
  it.each(pageIds)('%s: describes a service of the broker, if it is one', (page) => {
    const text = html(page, locale)
    const services = graphOf(text).filter((thing) => thing['@type'] === 'Service')
    const aboutTheSite = /^service\.(?:horarcom|noticia|draftss|support|socio-de-confianza)$/.test(page)
    const offered = ['insurance', 'service'].includes(map[page].kind) && !aboutTheSite
    expect(services).toMatchObject(
      offered
        ? [
            {
              name: pageLabel(page, locale, identity),
              description: capture(text, /<meta name="description" content="([^"]*)"/),
              url: addressOf(page, locale),
              provider: { '@id': `${identity.url}/#agency` },
            },
          ]
        : [],
    )
  })

  it.each(['home', 'contact', 'about'] as const)('%s: describes the broker, with every office', (page) => {
    expect(graphOf(html(page, locale))[0]).toMatchObject({
      '@type': 'InsuranceAgency',
      '@id': `${identity.url}/#agency`,
      name: identity.brand.name,
      url: addressOf('home', locale),
      telephone: identity.contact.phone,
      email: identity.contact.email,
      department: identity.offices.map(({ name, languages, address }) => ({
        '@type': 'InsuranceAgency',
        name: `${identity.brand.name} ${name[locale]}`,
        knowsLanguage: languages,
        ...(address && { address: { postalCode: address.postcode, addressLocality: address.town } }),
      })),
    })
  })
})
