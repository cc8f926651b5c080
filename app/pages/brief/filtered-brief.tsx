import type { ReactNode } from 'react'
import type { LoadedPage } from '#content/page-info.ts'
import type { PageBrief } from '#content/schema/schema.page.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { BriefPage } from './brief-page.tsx'

interface FilteredBriefProps extends PageViewProps {
  /** The address of the page's own styles. */
  readonly styles: string
  /** The list that the address filters. */
  readonly children: ReactNode
}

/** A brief page around a list that its address can filter. */
export function FilteredBrief({ data, styles, children }: FilteredBriefProps): ReactNode {
  const { page, content } = data as LoadedPage<PageBrief>
  const isFiltered = Object.values(data.filter ?? {}).some((text) => text !== '')
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="article" />
      {/* Every filter is another address, and none of them should be indexed. */}
      {isFiltered && <meta name="robots" content="noindex" />}
      <BriefPage content={content} breadcrumbs={useCrumbs(page.id)} dialog={page.dialog} scene={page.scene}>
        {children}
      </BriefPage>
    </>
  )
}
