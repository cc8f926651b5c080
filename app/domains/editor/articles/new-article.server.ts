import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ArticleSection } from '#content/articles/article.ts'
import type { DraftChange } from '#domains/editor/git/drafts.server.ts'
import { inlineScalar, pairLines } from '#domains/editor/edits/render-yaml.server.ts'
import type { Json } from '#domains/editor/edits/change.ts'
import { unstorable } from '#domains/editor/edits/storable.ts'
import { locales, type Localized } from '#map/locale.ts'

/** What an editor enters for a new article. */
export interface NewArticle {
  readonly section: ArticleSection
  readonly kind: 'article' | 'notice'
  /** Its folder and its addresses begin as this: words in lower case with hyphens. */
  readonly id: string
  /** The day of publication; may be still to come. */
  readonly date: string
  readonly updated: string
  readonly desk: string
  readonly tags: readonly string[]
  readonly scene: string
  readonly related: readonly string[]
  readonly sources: readonly { readonly name: string; readonly url: string; readonly asOf: string }[]
  readonly texts: Localized<NewArticleText>
}

interface NewArticleText {
  readonly title: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly summary: string
  readonly body: string
}

const goodId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const longestId = 60

/** An address from a title. */
export function slugFrom(title: string): string {
  const plain = title.toLowerCase().replaceAll('ß', 'ss').replaceAll('ä', 'ae').replaceAll('ö', 'oe')
  const words = plain
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
  return words.slice(0, longestId).replaceAll(/^-+|-+$/g, '')
}

/** The files of a new article, or why there are none. */
export type CreatedArticle =
  | { readonly kind: 'created'; readonly id: string; readonly changes: DraftChange[] }
  | { readonly kind: 'refused'; readonly why: 'bad-id' | 'taken' | 'unprintable' | 'too-long' }

/** The files of a new article in a draft: whether they are right, the check says. */
export function newArticle(root: string, given: NewArticle): CreatedArticle {
  const { section, id, texts } = given
  if (!goodId.test(id) || id.length > longestId) return { kind: 'refused', why: 'bad-id' }
  const folder = `content/${section}/${id}`
  if (existsSync(join(root, folder))) return { kind: 'refused', why: 'taken' }
  const why = [
    given.desk,
    given.scene,
    ...given.tags,
    ...Object.values(texts).flatMap((text) => Object.values(text) as string[]),
  ]
    .map(unstorable)
    .find((found) => found !== undefined)
  if (why !== undefined) return { kind: 'refused', why }
  const meta: Json = {
    ...(given.kind === 'notice' && { kind: 'notice' }),
    date: given.date,
    updated: given.updated,
    desk: given.desk,
    tags: given.tags,
    scene: given.scene,
    ...(given.related.length > 0 && { related: given.related }),
    ...(given.sources.length > 0 && { sources: given.sources.map((source) => ({ ...source })) }),
  }
  const files = locales.map((locale): DraftChange => {
    const { body, title, ...head } = texts[locale]
    const lines = Object.entries({ slug: slugFrom(title), title, ...head })
      .map(([key, value]) => `${key}: ${key === 'slug' ? inlineScalar(value) : JSON.stringify(value)}\n`)
      .join('')
    return { file: `${folder}/${locale}.md`, body: `---\n${lines}---\n\n${body.trim()}\n` }
  })
  return {
    kind: 'created',
    id: `${section}/${id}`,
    changes: [{ file: `${folder}/article.yaml`, body: pairLines(meta, 0) }, ...files],
  }
}
