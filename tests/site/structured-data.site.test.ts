import { describe, expect, it } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { locales, type Locale } from '#site/locale.ts'
import { pageLabel, pagePath } from '#site/paths.ts'
import { pageIds, pages as map, type PageId } from '#site/pages.ts'
import { trailOf } from '#site/trail.ts'
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

describe.each(locales)('what search engines are told in %s', (locale) => {
  it.each(pageIds.filter((page) => page !== 'home'))('%s: the way from the home page to it', (page) => {
    const crumbs = graphOf(html(page, locale)).filter((thing) => thing['@type'] === 'BreadcrumbList')
    expect(crumbs).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [...trailOf(page), page].map((step, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: pageLabel(step, locale, identity),
          item: addressOf(step, locale),
        })),
      },
    ])
  })

  it.each(pageIds)('%s: a service of the broker, where it is one', (page) => {
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

  it.each(['home', 'contact', 'about'] as const)('%s: the broker, with every office', (page) => {
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
