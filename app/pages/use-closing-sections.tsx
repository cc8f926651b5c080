import { Fragment, type ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { HubContent } from '#content/schema/schema.hub.ts'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { AccordionItem } from '#design/accordion.tsx'
import { LinkButton } from '#design/button.tsx'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { ClosingBand } from '#design/blocks/closing-band.tsx'
import { FaqList } from '#design/blocks/lists/faq-list.tsx'
import type { PageSection } from '#design/blocks/long-page.tsx'
import { RelatedLinks } from '#design/blocks/cards/related-links.tsx'
import { SourceList } from '#design/blocks/lists/source-list.tsx'
import { TermList } from '#design/blocks/lists/term-list.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import type { DialogName } from '#map/dialogs.ts'

type Closing = Pick<Resolved<HubContent>, 'terms' | 'faqs' | 'related' | 'sources' | 'updated'>

/** Terms behind one line that names them. */
function FoldedTerms({ terms }: { terms: NonNullable<Closing['terms']> }): ReactNode {
  return (
    <AccordionItem
      title={terms.map(({ term, lang }, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <span lang={lang}>
            <RichText value={term} />
          </span>
        </Fragment>
      ))}
    >
      <TermList terms={terms} />
    </AccordionItem>
  )
}

/** The last sections of a product, a service or a hub: terms, questions, related pages, sources. */
export function useClosingSections({ terms, faqs, related, sources, updated }: Closing): PageSection[] {
  const t = useT('page')
  const all: (PageSection | undefined)[] = [
    terms && { id: 'words', title: t('words'), body: <FoldedTerms terms={terms} /> },
    { id: 'questions', folded: true, title: t('questions'), body: <FaqList faqs={faqs} /> },
    { id: 'related', title: t('related'), unlisted: true, body: <RelatedLinks links={related} /> },
    {
      id: 'sources',
      title: t('sources'),
      minor: true,
      body: (
        <AccordionItem title={t('checkedSources', { date: updated, count: sources.length })}>
          <SourceList sources={sources} />
        </AccordionItem>
      ),
    },
  ]
  return all.filter((section) => section !== undefined)
}

interface NextStepProps {
  readonly heading: RichTextValue
  readonly text: RichTextValue
  readonly dialog: DialogName
  /** The label of the button that opens the dialog. */
  readonly cta: string
}

/** The band that closes a product, a service or a hub with the reader's next step. */
export function NextStep({ heading, text, dialog, cta }: NextStepProps): ReactNode {
  const { contact } = useSite()
  return (
    <ClosingBand
      heading={heading}
      text={text}
      actions={
        <>
          <DialogButton dialog={dialog} variant="inverse">
            {cta}
          </DialogButton>
          <LinkButton href={`tel:${contact.phone}`} variant="ghost" icon="phone">
            {contact.phoneDisplay}
          </LinkButton>
        </>
      }
    />
  )
}
