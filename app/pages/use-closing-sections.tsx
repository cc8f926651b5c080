import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { HubContent } from '#content/schema/schema.hub.ts'
import { useT } from '#i18n/locale-provider.tsx'
import { FaqList } from '#design/blocks/lists/faq-list.tsx'
import type { PageSection } from '#design/blocks/long-page.tsx'
import { RelatedLinks } from '#design/blocks/cards/related-links.tsx'
import { SourceList } from '#design/blocks/lists/source-list.tsx'
import { TermList } from '#design/blocks/lists/term-list.tsx'

type Closing = Pick<Resolved<HubContent>, 'terms' | 'faqs' | 'related' | 'sources' | 'updated'>

/**
 * The last sections of a product, a service or a hub: terms, questions with the page's call to
 * action, related pages, sources.
 */
export function useClosingSections(content: Closing, invitation?: ReactNode): PageSection[] {
  const t = useT('page')
  const { terms, faqs, related, sources, updated } = content
  const all: (PageSection | undefined)[] = [
    terms && { id: 'words', label: t('words'), title: t('wordsTitle'), body: <TermList terms={terms} /> },
    {
      id: 'questions',
      label: t('questions'),
      title: t('questionsTitle'),
      body: (
        <>
          <FaqList faqs={faqs} />
          {invitation}
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
  return all.filter((section) => section !== undefined)
}
