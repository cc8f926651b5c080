import type { ReactNode } from 'react'
import { useSite } from '#i18n/locale-provider.tsx'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

interface OfficeNamesProps {
  /** Ids of the offices' pages. */
  readonly ids: readonly string[]
  /** What is said where they are all offices. */
  readonly all: RichTextValue
}

/** Offices by name, in the order of the menus. */
export function OfficeNames({ ids, all }: OfficeNamesProps): ReactNode {
  const { offices } = useSite()
  if (ids.length === offices.length) return <RichText value={all} />
  return offices
    .filter(({ page }) => ids.includes(page))
    .map(({ name }) => name)
    .join(', ')
}
