import type { LoadedPage } from '#content/page-info.ts'
import type { HoursContent } from '#content/schema/schema.hub.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { HoursPage } from './hours-page.tsx'

/** What is fetched ahead with the view. */
export { default as styles } from './hours.css?url'

/** The page with the hours of all offices, from its loader's data. */
export default function HoursView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<HoursContent>
  return (
    <HoursPage
      content={content}
      closedDays={data.closedDays ?? []}
      otherHours={data.otherHours ?? []}
      breadcrumbs={useCrumbs(page.id)}
      scene={page.scene}
    />
  )
}
