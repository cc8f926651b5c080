import type { ReactNode } from 'react'
import type { Resolved } from '#content/resolved.ts'
import type { ServiceContent } from '#content/schema.service.ts'
import { useT } from '#i18n/use-t.ts'
import { AskBand } from '#ui/blocks/ask-band.tsx'
import { FaqList } from '#ui/blocks/faq-list.tsx'
import type { PageSection } from '#ui/blocks/long-page.tsx'
import { RelatedLinks } from '#ui/blocks/related-links.tsx'
import { SourceList } from '#ui/blocks/source-list.tsx'
import { TermList } from '#ui/blocks/term-list.tsx'

/** The sections at the end of a service page; the invitation to act follows the questions. */
export function useClosingSections(content: Resolved<ServiceContent>, action: ReactNode): PageSection[] {
  const t = useT('page')
  const { terms, faqs, ask, related, sources, updated } = content
  return [
    { id: 'words', label: t('words'), title: t('wordsTitle'), body: <TermList terms={terms} /> },
    {
      id: 'questions',
      label: t('questions'),
      title: t('questionsTitle'),
      body: (
        <>
          <FaqList faqs={faqs} />
          <AskBand heading={ask.heading} text={ask.text} action={action} />
        </>
      ),
    },
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
