import { noFilter } from '#domains/lists/list-filter.ts'
import { MoneyTexts } from '#domains/lists/money-texts.ts'
import { FilteredBrief } from '#pages/brief/filtered-brief.tsx'
import type { PageViewProps } from '#pages/kinds.ts'
import { PriceTable } from './price-table.tsx'
import styles from './prices.css?url'

/** Prefetched with the view. */
export { loadTexts } from '#domains/lists/money-texts.ts'
export { default as styles } from './prices.css?url'

/** What all services cost, from the page's loader's data. */
export default function PricesView({ data }: PageViewProps) {
  return (
    <MoneyTexts>
      <FilteredBrief data={data} styles={styles}>
        <PriceTable rows={data.prices ?? []} asked={data.filter ?? noFilter} />
      </FilteredBrief>
    </MoneyTexts>
  )
}
