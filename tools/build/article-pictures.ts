import { articlePicture, articleTitle } from '#content/articles/load-article.server.ts'
import { siteArticles } from '#content/load.server.ts'
import type { Identity } from '#map/identity.ts'
import { locales } from '#map/locale.ts'
import { pageLabel } from '#map/paths.ts'
import type { SharePicture } from './share-pictures.ts'

/** The sharing picture of every article in every language that it has. */
export function articlePictures(identity: Identity): SharePicture[] {
  return siteArticles().articles.flatMap((article) =>
    locales.flatMap((locale) => {
      const words = article.texts[locale]
      if (words === undefined) return []
      const text = {
        kicker: pageLabel(article.section, locale, identity),
        title: articleTitle(words, locale),
        brand: identity.brand.name,
      }
      return [{ file: articlePicture(article, locale), scene: article.scene, text }]
    }),
  )
}
