import { useLocation } from 'react-router'
import { useSite } from '#i18n/locale-provider.tsx'
import { decodedPath } from '#map/decoded-path.ts'
import type { PageId } from '#map/pages/pages.ts'

/** The page on which the dialog was opened. */
export interface OpenedOn {
  readonly page: PageId
  /** Its menu group; only products and services have one. */
  readonly group?: string
}

/** The page of the map under the dialog; undefined if the address is not one of its pages. */
export function useOpenedOn(): OpenedOn | undefined {
  const { pages } = useSite()
  const path = decodedPath(useLocation().pathname).replace(/^\/es(?=\/)/, '')
  const entry = (Object.entries(pages) as [PageId, (typeof pages)[PageId]][]).find(
    ([, page]) => page.path === path,
  )
  return entry && { page: entry[0], group: entry[1].group }
}
