import type { LoadedPage } from '#content/page-info.ts'
import type { PageBrief } from '#content/schema/schema.page.ts'
import { MoneyTexts } from '#domains/lists/money-texts.ts'
import { BriefPage } from '#pages/brief/brief-page.tsx'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { PriceTable } from './price-table.tsx'
import styles from './prices.css?url'

/** Prefetched with the view. */
export { loadTexts } from '#domains/lists/money-texts.ts'
export { default as styles } from './prices.css?url'

/** What all services cost, from the page's loader's data. */
export default function PricesView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<PageBrief>
  const { prices = [], filter = { group: '', words: '' } } = data
  const isFiltered = filter.group !== '' || filter.words !== ''
  return (
    <MoneyTexts>
      <link rel="stylesheet" href={styles} precedence="article" />
      {/* Every filter is another address, and none of them should be indexed. */}
      {isFiltered && <meta name="robots" content="noindex" />}
      <BriefPage content={content} breadcrumbs={useCrumbs(page.id)} dialog={page.dialog} scene={page.scene}>
        <PriceTable rows={prices} asked={filter} />
      </BriefPage>
    </MoneyTexts>
  )
}
