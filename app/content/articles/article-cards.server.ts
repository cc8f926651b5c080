import { formatDay } from '#i18n/date-format.ts'
import type { Locale } from '#map/locale.ts'
import { pagePath } from '#map/paths.ts'
import { articlePath, type Article, type ArticleSection } from './article.ts'
import type { ArticleCard } from './article-view.ts'
import { articleTexts } from './article-texts.server.ts'
import { parseInline, plainText } from '#content/inline.ts'
import { proseContext, siteArticles, siteIdentity } from '#content/load.server.ts'
import type { SceneName } from '#content/scene-names.ts'
import { withDifferentScenes } from './different-scenes.ts'
import { readingMinutes } from './reading-time.ts'

/** The fragment that shows the note on a list that an article is not translated. */
const untranslatedId = 'untranslated'

/** An article's card in a list; undefined if it is not translated. */
function articleCard(article: Article, locale: Locale): ArticleCard | undefined {
  const text = article.texts[locale]
  const identity = siteIdentity()
  const href = articlePath(article, locale, identity)
  if (text === undefined || href === undefined) return undefined
  const t = articleTexts[locale]
  const plain = (words: string) => plainText(parseInline(words, proseContext(locale)))
  const topic = siteArticles().tags[article.tags[0] ?? '']?.[locale] ?? ''
  return {
    href,
    label: plain(text.title),
    summary: plain(text.summary),
    scene: article.scene,
    meta: [
      topic,
      formatDay(article.date, locale),
      article.kind === 'notice' ? t('notice') : t('minutes', { minutes: readingMinutes(text.words) }),
    ].join(' · '),
  }
}

/**
 * The cards of a language's articles, newest first, each with a picture of its own; `taken` are the
 * other scenes in the same view.
 */
export function articleCards(
  articles: readonly Article[],
  locale: Locale,
  taken?: readonly SceneName[],
): ArticleCard[] {
  const cards = articles.map((article) => articleCard(article, locale)).filter((card) => card !== undefined)
  return withDifferentScenes(cards, taken)
}

/**
 * The language switcher's targets on an article: its translation, or the list with a note that
 * there is none.
 */
export function pathOrList(article: Article, locale: Locale): string {
  const identity = siteIdentity()
  return (
    articlePath(article, locale, identity) ??
    `${pagePath(article.section, locale, identity)}#${untranslatedId}`
  )
}

/** The path of the list of a section's articles with a tag. */
export function tagPath(section: ArticleSection, tag: string, locale: Locale): string {
  return `${pagePath(section, locale, siteIdentity())}?tag=${tag}`
}
