import type { LoadedPage } from '#content/page-info.ts'
import type { PageBrief } from '#content/schema/schema.page.ts'
import { SearchTexts } from '#domains/search/search-texts.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { RestStyles } from '#pages/rest-styles.tsx'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { SearchPage } from './search-page.tsx'
import styles from './search.css?url'

/** What is fetched ahead with the view. */
export { loadTexts } from '#domains/search/search-texts.ts'
export { default as styles } from './search.css?url'

/** The search page, from its loader's data. */
export default function SearchView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<PageBrief>
  const breadcrumbs = useCrumbs(page.id)
  return (
    <>
      <RestStyles />
      <link rel="stylesheet" href={styles} precedence="search" />
      <SearchTexts>
        <SearchPage content={content} breadcrumbs={breadcrumbs} found={data.found} />
      </SearchTexts>
    </>
  )
}
