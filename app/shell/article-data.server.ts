import type { ArticleContent } from '#content/articles/article-view.ts'
import type { PageInfo } from '#content/page-info.ts'
import type { Identity } from '#map/identity.ts'
import { languageTags } from '#map/locale.ts'
import { pageLabel, pagePath } from '#map/paths.ts'
import { absolute } from './absolute.ts'

/** What structured data says of an article: a role of the broker answers for it, not a person. */
export function articleData(page: PageInfo, content: ArticleContent, identity: Identity): object[] {
  const { locale } = page
  const url = absolute(identity.url, page.paths[locale])
  const home = absolute(identity.url, pagePath('home', locale, identity))
  const team = absolute(identity.url, pagePath('team', locale, identity))
  const publisher = {
    '@type': 'Organization',
    '@id': `${identity.url}/#agency`,
    name: identity.brand.name,
    url: home,
    logo: absolute(identity.url, '/art/logo.svg'),
  }
  const list = absolute(identity.url, pagePath(page.id, locale, identity))
  const trail = [
    { name: pageLabel('home', locale, identity), item: home },
    { name: pageLabel(page.id, locale, identity), item: list },
    { name: content.title, item: url },
  ]
  return [
    {
      '@type': page.id === 'news' ? 'NewsArticle' : 'Article',
      headline: content.title,
      description: page.metaDescription,
      url,
      mainEntityOfPage: url,
      image: absolute(identity.url, page.picture),
      datePublished: content.times.published,
      dateModified: content.times.modified,
      author: { '@type': 'Organization', name: content.author, url: team, parentOrganization: publisher },
      publisher,
      keywords: content.topics.links.map(({ label }) => label),
      inLanguage: languageTags[locale],
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ]
}
