import type { DialogName } from '#map/dialogs.ts'
import type { Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import type { Resolved } from './facts/resolved.ts'
import type { Picture } from './scene-names.ts'

/** A page's data for the layout and the document head. */
export interface PageInfo {
  readonly id: PageId
  readonly locale: Locale
  /** The language switcher's targets. */
  readonly paths: Readonly<Record<Locale, string>>
  /** hreflang alternates: language tag or `x-default`, and path. */
  readonly alternates: readonly (readonly [tag: string, path: string])[]
  /** The title in the browser's tab; empty if the page's view sets it. */
  readonly title: string
  /** The title elsewhere, without the brand. */
  readonly metaTitle: string
  readonly metaDescription: string
  readonly scene: Picture
  /** The path of its share picture. */
  readonly picture: string
  /** Marked noindex. */
  readonly hidden?: boolean
  /** The Open Graph type. */
  readonly ogType: 'website' | 'article'
  /** The dialog that the page's call to action opens. */
  readonly dialog: DialogName | null
}

/** A page's loader data: the page and its resolved content. */
export interface LoadedPage<C> {
  readonly page: PageInfo
  readonly content: Resolved<C>
}
