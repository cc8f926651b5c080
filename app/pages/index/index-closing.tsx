import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { IndexContent } from '#content/schema/schema.index.ts'
import { useT } from '#i18n/use-t.ts'
import { FaqSection } from '#design/blocks/faq-list.tsx'
import { RelatedLinks } from '#design/blocks/related-links.tsx'
import { SideSection } from '#design/blocks/side-section.tsx'
import { SourceList } from '#design/blocks/source-list.tsx'
import { TermList } from '#design/blocks/term-list.tsx'

interface IndexClosingProps {
  readonly content: Pick<Resolved<IndexContent>, 'terms' | 'faqs' | 'related' | 'sources' | 'updated'>
}

/** The sections at the end of the index: questions, words, related pages, sources. */
export function IndexClosing({ content }: IndexClosingProps): ReactNode {
  const t = useT('page')
  const { terms, faqs, related, sources, updated } = content
  return (
    <>
      <FaqSection id="questions" title={t('questionsTitle')} faqs={faqs} />
      <SideSection id="words" title={t('wordsTitle')}>
        <TermList terms={terms} />
      </SideSection>
      <SideSection id="related" title={t('related')}>
        <RelatedLinks links={related} />
      </SideSection>
      <SideSection id="sources" title={t('sources')} minor>
        <SourceList sources={sources} note={t('checked', { date: updated })} />
      </SideSection>
    </>
  )
}
