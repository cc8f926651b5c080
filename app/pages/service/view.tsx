import type { LoadedPage } from '#content/page-info.ts'
import type { ServiceContent } from '#content/schema/schema.service.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { ServicePage } from './service-page.tsx'
import { ServiceTexts } from './service-texts.ts'

/** What is fetched ahead with the view. */
export { loadTexts } from './service-texts.ts'

/** A service, from its loader's data. */
export default function ServiceView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<ServiceContent>
  return (
    <ServiceTexts>
      <ServicePage
        page={page.id}
        content={content}
        breadcrumbs={useCrumbs(page.id)}
        dialog={page.dialog ?? 'general-dialog'}
        scene={page.scene}
      />
    </ServiceTexts>
  )
}
