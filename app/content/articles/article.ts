import { pagePath, variantLocale, variants, type Address } from '#map/paths.ts'
import type { Identity } from '#map/identity.ts'
import type { Locale, Localized } from '#map/locale.ts'
import type { PictureView } from './article-view.ts'
import type { ArticleHead, ArticleMeta } from '#content/schema/schema.article.ts'

/** The two kinds of article; each is also the page that lists them. */
export const articleSections = ['blog', 'news'] as const
export type ArticleSection = (typeof articleSections)[number]

/** An article in one language. */
export interface ArticleText extends ArticleHead {
  /** Markdown with the inline notation of docs/content.md. */
  readonly body: string
  readonly words: number
}

/** An article with its texts in the languages that it has. */
export interface Article extends ArticleMeta {
  readonly id: string
  readonly section: ArticleSection
  readonly texts: Readonly<Partial<Record<Locale, ArticleText>>>
}

/** All articles with the names of their tags and desks. */
export interface ArticleLibrary {
  /** Newest first. */
  readonly articles: readonly Article[]
  /** By id, in the order of the filter. */
  readonly tags: Readonly<Record<string, Localized<string>>>
  readonly desks: Readonly<
    Record<string, { readonly name: Localized<string>; readonly pages: readonly string[] }>
  >
}

/** The name by which an article's text refers to a picture: its file without the ending. */
const pictureName = (file: string) => file.replace(/\.webp$/, '')

/** A picture of an article in one language. Throws for an unknown name. */
export function articlePictureView(article: Article, name: string, locale: Locale): PictureView {
  const found = article.pictures.find(({ file }) => pictureName(file) === name)
  if (found === undefined) throw new Error(`unknown picture ${name}`)
  const { file, width, height, alt } = found
  return { src: `/pictures/${article.section}/${article.id}/${file}`, width, height, alt: alt[locale] }
}

/** Whether an article's day of publication is still to come. */
export function isComing({ date }: Pick<Article, 'date'>, today: string): boolean {
  return date > today
}

/** The canonical path of an article, or undefined if it is not translated. */
export function articlePath(article: Article, locale: Locale, identity: Identity): string | undefined {
  const text = article.texts[locale]
  return text && `${pagePath(article.section, locale, identity)}/${text.slug}`
}

/** Every address of the articles: each in the variants of its languages. */
export function articleAddresses(articles: readonly Article[], identity: Identity): Address[] {
  return articles.flatMap((article) =>
    variants.flatMap((variant) => {
      const locale = variantLocale(variant)
      const path = articlePath(article, locale, identity)
      if (path === undefined) return []
      return [
        {
          page: article.section,
          article: article.id,
          variant,
          locale,
          path: variant === 'es-prefixed' ? `/es${path}` : path,
        },
      ]
    }),
  )
}
