import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { ClaimsContent } from '#content/schema/schema.claims.ts'
import { useT } from '#i18n/use-t.ts'
import { FaqSection } from '#design/blocks/faq-list.tsx'
import { RelatedLinks } from '#design/blocks/related-links.tsx'
import { SectionHead } from '#design/blocks/section-head.tsx'
import { SourceList } from '#design/blocks/source-list.tsx'
import { RichText } from '#design/rich-text.tsx'

/** What holds for several cases: the accident statement box by box, questions, where to read on. */
export function ClaimsSections({ content }: { content: Resolved<ClaimsContent> }): ReactNode {
  const t = useT('page')
  const { statement, faqs, related, sources, updated, counting } = content
  return (
    <>
      <section className="section tint" aria-labelledby="statement">
        <div className="wrap">
          <SectionHead id="statement" title={statement.heading} intro={statement.intro} />
          <dl className="claim-statement">
            {statement.boxes.map(({ title, text }, index) => (
              <div key={index}>
                <dt>{title}</dt>
                <dd>
                  <RichText value={text} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="claim-note">
            <RichText value={statement.note} />
          </p>
        </div>
      </section>
      <div className="section-first">
        <FaqSection id="questions" title={t('questionsTitle')} faqs={faqs} />
      </div>
      <section className="wrap section section-joined" aria-labelledby="related-title">
        <SectionHead id="related-title" title={t('related')} />
        <RelatedLinks links={related} />
      </section>
      <section className="wrap section section-joined" aria-labelledby="sources">
        <h2 id="sources" className="minor">
          {t('sources')}
        </h2>
        <p className="small muted claim-note">
          <RichText value={counting} />
        </p>
        <SourceList sources={sources} note={t('checked', { date: updated })} />
      </section>
    </>
  )
}
