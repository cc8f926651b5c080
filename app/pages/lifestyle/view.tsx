import type { LoadedPage } from '#content/page-info.ts'
import type { LifestyleContent } from '#content/schema/schema.lifestyle.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { LifestylePage } from './lifestyle-page.tsx'

/** What is fetched ahead with the view. */
export { default as styles } from './lifestyle.css?url'

/** Life on the island, from its loader's data. */
export default function LifestyleView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<LifestyleContent>
  if (data.markets === undefined) throw new Error('the lifestyle page came without its markets')
  return (
    <LifestylePage
      content={content}
      markets={data.markets}
      breadcrumbs={useCrumbs(page.id)}
      dialog={page.dialog ?? 'contact-dialog'}
      scene={page.scene}
    />
  )
}
