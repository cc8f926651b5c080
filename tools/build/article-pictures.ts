import { articleIn } from '#content/load-article.server.ts'
import { siteArticles } from '#content/load.server.ts'
import type { Identity } from '#site/identity.ts'
import { locales } from '#site/locale.ts'
import { pageLabel } from '#site/paths.ts'
import type { SharePicture } from './share-pictures.ts'

/** The sharing picture of every article in every language that it has. */
export function articlePictures(identity: Identity): SharePicture[] {
  return siteArticles().articles.flatMap(({ id, section }) =>
    locales.flatMap((locale) => {
      const loaded = articleIn(id, locale)
      if (loaded === undefined) return []
      const { page, content } = loaded
      const text = {
        kicker: pageLabel(section, locale, identity),
        title: content.title,
        brand: identity.brand.name,
      }
      return [{ file: page.picture, scene: page.scene, text }]
    }),
  )
}
