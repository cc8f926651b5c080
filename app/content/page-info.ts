import type { DialogName } from '#map/dialogs.ts'
import type { Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import type { Resolved } from './facts/resolved.ts'
import type { SceneName } from './scene-names.ts'

/** What the layout and the document head need to know about a page. */
export interface PageInfo {
  readonly id: PageId
  readonly locale: Locale
  /** Where the language switcher leads. */
  readonly paths: Readonly<Record<Locale, string>>
  /** What exists of the page, for search engines: language tag or `x-default`, and path. */
  readonly alternates: readonly (readonly [tag: string, path: string])[]
  /** The title in the browser's tab; empty where what the page shows says it. */
  readonly title: string
  /** The title elsewhere, without the brand. */
  readonly metaTitle: string
  readonly metaDescription: string
  readonly scene: SceneName
  /** The path of the picture that networks show of it. */
  readonly picture: string
  /** Search engines are asked to leave it out. */
  readonly hidden?: boolean
  /** Of Open Graph. */
  readonly ogType: 'website' | 'article'
  /** The dialog that the page's call to action opens. */
  readonly dialog: DialogName | null
}

/** A page's loader data: the page and its resolved content. */
export interface LoadedPage<C> {
  readonly page: PageInfo
  readonly content: Resolved<C>
}
