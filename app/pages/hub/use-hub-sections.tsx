import type { ReactNode } from 'react'
import type { Resolved } from '#content/resolved.ts'
import type { HubContent } from '#content/schema.hub.ts'
import { useT } from '#i18n/use-t.ts'
import { AskBand } from '#ui/blocks/ask-band.tsx'
import { FaqList } from '#ui/blocks/faq-list.tsx'
import type { PageSection } from '#ui/blocks/long-page.tsx'
import { PointList } from '#ui/blocks/point-list.tsx'
import { Prose } from '#ui/blocks/prose.tsx'
import { RelatedLinks } from '#ui/blocks/related-links.tsx'
import { SourceList } from '#ui/blocks/source-list.tsx'
import { TermList } from '#ui/blocks/term-list.tsx'
import { PhaseList } from './phase-list.tsx'

/** The sections of a hub in their order; the invitation to act follows the questions. */
export function useHubSections(content: Resolved<HubContent>, action: ReactNode): PageSection[] {
  const t = useT('page')
  const { timeline, sections, terms, faqs, ask, related, sources, updated } = content
  const all: (PageSection | undefined)[] = [
    timeline && {
      id: 'timeline',
      label: timeline.title,
      title: timeline.heading,
      body: <PhaseList {...timeline} />,
    },
    ...sections.map(({ id, title, heading, text, points }) => ({
      id,
      label: title,
      title: heading,
      body: (
        <>
          {text && <Prose paragraphs={text} />}
          {points && <PointList points={points} />}
        </>
      ),
    })),
    terms && { id: 'words', label: t('words'), title: t('wordsTitle'), body: <TermList terms={terms} /> },
    {
      id: 'questions',
      label: t('questions'),
      title: t('questionsTitle'),
      body: (
        <>
          <FaqList faqs={faqs} />
          <AskBand heading={ask.title} text={ask.text} action={action} />
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
