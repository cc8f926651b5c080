import type { ClaimsExtras } from '#content/claims.ts'
import type { LoadedPage } from '#content/page-info.ts'
import type { ClaimsContent } from '#content/schema/schema.claims.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { ClaimsPage } from './claims-page.tsx'

/** What is fetched ahead with the view. */
export { default as styles } from './claims.css?url'

/** The claims page, from its loader's data. */
export default function ClaimsView({ data }: PageViewProps) {
  const { page, content, claims } = data as LoadedPage<ClaimsContent> & { claims: ClaimsExtras }
  return <ClaimsPage content={content} extras={claims} breadcrumbs={useCrumbs(page.id)} />
}
