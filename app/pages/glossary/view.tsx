import loadGlossary from 'virtual:texts/glossary'
import type { LoadedPage } from '#content/page-info.ts'
import type { PageBrief } from '#content/schema/schema.page.ts'
import { pageTexts } from '#i18n/page-texts.tsx'
import { BriefPage } from '#pages/brief/brief-page.tsx'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { TermIndex } from './term-index.tsx'
import styles from './glossary.css?url'

/** The texts of the glossary's page. */
export const { load: loadTexts, Texts: GlossaryTexts } = pageTexts(loadGlossary)

/** Prefetched with the view. */
export { default as styles } from './glossary.css?url'

/** All terms, from the page's loader's data. */
export default function GlossaryView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<PageBrief>
  const { glossary = [], filter = { group: '', words: '' } } = data
  const isFiltered = filter.group !== '' || filter.words !== ''
  return (
    <GlossaryTexts>
      <link rel="stylesheet" href={styles} precedence="article" />
      {/* Every filter is another address, and none of them should be indexed. */}
      {isFiltered && <meta name="robots" content="noindex" />}
      <BriefPage content={content} breadcrumbs={useCrumbs(page.id)} dialog={page.dialog} scene={page.scene}>
        <TermIndex terms={glossary} asked={filter} />
      </BriefPage>
    </GlossaryTexts>
  )
}
