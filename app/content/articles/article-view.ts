import type { RichTextValue } from '#design/rich-text.tsx'
import type { PageLink, PageCard } from '#content/facts/resolved.ts'
import type { SceneName } from '#content/scene-names.ts'

/** A heading within an article; its id is the fragment that links point at. */
interface HeadingBlock {
  readonly kind: 'heading'
  readonly level: 2 | 3
  readonly id: string
  readonly text: string
}

/** A table; `label` is its accessible name. */
export interface TableBlock {
  readonly kind: 'table'
  readonly label: string
  readonly head: readonly RichTextValue[]
  readonly rows: readonly (readonly RichTextValue[])[]
}

/** A picture as a page shows it. */
export interface PictureView {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** One block of an article's text, resolved for one language and safe to render without HTML. */
export type BodyBlock =
  | HeadingBlock
  | TableBlock
  | { readonly kind: 'paragraph'; readonly text: RichTextValue }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly BodyBlock[])[] }
  | { readonly kind: 'quote'; readonly blocks: readonly BodyBlock[] }
  | ({ readonly kind: 'picture' } & PictureView)

/** An article's card in a list. */
export interface ArticleCard extends PageLink {
  readonly summary: string
  readonly scene: SceneName
  /** Topic, day and reading time in words. */
  readonly meta: string
}

/** A labelled fact about an article, such as its day or its author. */
export interface ArticleNote {
  readonly term: string
  readonly value: string
  /** The ISO day behind a date. */
  readonly day?: string
}

/** An article as its page shows it, in one language. */
export interface ArticleContent {
  readonly title: string
  readonly summary: string
  readonly section: PageLink
  /** The desk responsible for it. */
  readonly author: string
  readonly notes: readonly ArticleNote[]
  readonly topics: { readonly term: string; readonly links: readonly PageLink[] }
  readonly body: readonly BodyBlock[]
  /** Related pages. */
  readonly related: readonly PageCard[]
  readonly more: { readonly title: string; readonly articles: readonly ArticleCard[] }
  readonly sources: {
    readonly title: string
    readonly note: string
    readonly items: readonly { readonly name: RichTextValue; readonly url: string; readonly date: string }[]
  }
  readonly times: { readonly published: string; readonly modified: string }
}

/** One page of a list of articles, in one language. */
export interface ArticleListContent {
  readonly title: string
  readonly cards: readonly ArticleCard[]
  /** Shown when there are no cards. */
  readonly none: string
  readonly filter: {
    readonly term: string
    readonly links: readonly (PageLink & { readonly current: boolean })[]
  }
  /** Only if there is more than one page. */
  readonly paging?: {
    readonly title: string
    readonly position: string
    readonly newer?: PageLink
    readonly older?: PageLink
  }
  readonly feeds: { readonly term: string; readonly rss: PageLink; readonly json: PageLink }
  /** For readers coming from an article that is not translated. */
  readonly untranslated: string
}
