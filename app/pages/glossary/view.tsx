import loadGlossary from 'virtual:texts/glossary'
import { noFilter } from '#domains/lists/list-filter.ts'
import { pageTexts } from '#i18n/page-texts.tsx'
import { FilteredBrief } from '#pages/brief/filtered-brief.tsx'
import type { PageViewProps } from '#pages/kinds.ts'
import { TermIndex } from './term-index.tsx'
import styles from './glossary.css?url'

/** The texts of the glossary's page. */
export const { load: loadTexts, Texts: GlossaryTexts } = pageTexts(loadGlossary)

/** Prefetched with the view. */
export { default as styles } from './glossary.css?url'

/** All terms, from the page's loader's data. */
export default function GlossaryView({ data }: PageViewProps) {
  return (
    <GlossaryTexts>
      <FilteredBrief data={data} styles={styles}>
        <TermIndex terms={data.glossary ?? []} asked={data.filter ?? noFilter} />
      </FilteredBrief>
    </GlossaryTexts>
  )
}
