import type { Resolved } from '#content/resolved.ts'
import type { InsuranceContent } from '#content/schema.insurance.ts'
import { useT } from '#i18n/use-t.ts'
import { FaqList } from '#ui/blocks/faq-list.tsx'
import type { PageSection } from '#ui/blocks/long-page.tsx'
import { RelatedLinks } from '#ui/blocks/related-links.tsx'
import { SourceList } from '#ui/blocks/source-list.tsx'
import { TermList } from '#ui/blocks/term-list.tsx'

type Closing = Pick<Resolved<InsuranceContent>, 'terms' | 'faqs' | 'related' | 'sources' | 'updated'>

/** The sections at the end of a product page: words, questions, related pages, sources. */
export function useClosingSections({ terms, faqs, related, sources, updated }: Closing): PageSection[] {
  const t = useT('page')
  return [
    { id: 'words', label: t('words'), title: t('wordsTitle'), body: <TermList terms={terms} /> },
    { id: 'questions', label: t('questions'), title: t('questionsTitle'), body: <FaqList faqs={faqs} /> },
    { id: 'related', title: t('related'), body: <RelatedLinks links={related} /> },
    {
      id: 'sources',
      label: t('sources'),
      title: t('sources'),
      minor: true,
      body: <SourceList sources={sources} note={t('checked', { date: updated })} />,
    },
  ]
}
