import type { DialogName } from './dialogs.ts'
import type { Group } from './groups.ts'
import type { Localized } from './locale.ts'

export type PageKind =
  | 'general'
  | 'index'
  | 'office'
  | 'insurance'
  | 'service'
  | 'legal'
  | 'blog'
  | 'news'
  | 'search'
  | 'plan'
  | 'calculator'

/**
 * One row of the site map. `path` holds the canonical paths, without trailing slash; `{insurer}` in
 * a path or label is replaced from the site's identity.
 */
export interface PageRow {
  readonly kind: PageKind
  readonly group: Group
  /** The dialog of the page's call to action, if any. */
  readonly dialog: DialogName | null
  readonly path: Localized<string>
  /** Short name in menus, breadcrumbs and link lists. */
  readonly label: Localized<string>
  /** Excluded from menus, search and sitemap, and marked noindex. */
  readonly unlisted?: true
}
