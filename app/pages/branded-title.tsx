import type { ReactNode } from 'react'
import { useSite } from '#i18n/locale-provider.tsx'

/**
 * A page's name in tabs, bookmarks and the history, with the brand. For pages that are not in the
 * map.
 */
export function BrandedTitle({ children }: { children: string }): ReactNode {
  const { brand } = useSite()
  return <title>{`${children} · ${brand.name}`}</title>
}
