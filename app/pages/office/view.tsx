import { PlaceTexts } from '#domains/offices/place-texts.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import type { LoadedPage } from '#content/page-info.ts'
import type { OfficeContent } from '#content/schema/schema.office.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { OfficePage } from './office-page.tsx'

/** What is fetched ahead with the view. */
export { loadTexts } from '#domains/offices/place-texts.ts'
export { default as styles } from './office.css?url'

/** An office, from its loader's data and what the site knows of it. */
export default function OfficeView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<OfficeContent>
  const breadcrumbs = useCrumbs(page.id)
  const office = useSite().offices.find((one) => one.page === page.id)
  if (office === undefined) throw new Error(`content/site.yaml has no office ${page.id}`)
  return (
    <PlaceTexts>
      <OfficePage
        office={office}
        content={content}
        closedDays={data.closedDays ?? []}
        otherHours={data.otherHours ?? []}
        directions={data.directions ?? []}
        breadcrumbs={breadcrumbs}
        scene={page.scene}
      />
    </PlaceTexts>
  )
}
