import type { LoadedPage } from '#content/page-info.ts'
import type { HubContent } from '#content/schema/schema.hub.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { HubPage } from './hub-page.tsx'

/** A hub, from its loader's data. */
export default function HubView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<HubContent>
  return (
    <HubPage
      content={content}
      breadcrumbs={useCrumbs(page.id)}
      dialog={page.dialog ?? 'general-dialog'}
      scene={page.scene}
    />
  )
}
