import type { DialogName } from '#site/dialog-names.ts'
import type { Locale } from '#site/locale.ts'
import type { PageId } from '#site/pages.ts'
import type { Resolved } from './resolved.ts'
import type { SceneName } from './scene-names.ts'

/** What the layout and the document head need to know about a page. */
export interface PageInfo {
  readonly id: PageId
  readonly locale: Locale
  readonly paths: Readonly<Record<Locale, string>>
  readonly metaTitle: string
  readonly metaDescription: string
  readonly scene: SceneName
  /** The dialog that the page's call to action opens. */
  readonly dialog: DialogName | null
}

/** A page's loader data: the page and its resolved content. */
export interface LoadedPage<C> {
  readonly page: PageInfo
  readonly content: Resolved<C>
}
