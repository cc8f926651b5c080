import type { ReactNode } from 'react'
import type { StormFirst } from '#content/claims.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { HomeContent } from '#content/schema/schema.page.ts'
import type { ArticleTeaser, LeadTeaser } from '#design/blocks/article-teasers.tsx'
import { FaqSection } from '#design/blocks/faq-list.tsx'
import { OfficeList, type OfficeItem } from '#design/blocks/office-list.tsx'
import { SectionHead } from '#design/blocks/section-head.tsx'
import { Situations } from '#design/blocks/situations.tsx'
import { RichText } from '#design/rich-text.tsx'
import { TextLink } from '#design/text-link.tsx'
import { BelowFirstView } from '#pages/below-first-view.tsx'
import { RestStyles } from '#pages/rest-styles.tsx'
import { HomeClosing } from './home-closing.tsx'
import { HomeHead } from './home-head.tsx'
import type { RequiredProducts } from '#pages/use-insurance-groups.ts'
import { InsuranceSection } from './insurance-section.tsx'
import { ReadingSection } from './reading-section.tsx'
import { ServicesSection } from './services-section.tsx'
import { StepsSection } from './steps-section.tsx'

/** What the home page shows of articles and news. */
export interface Reading {
  readonly lead: LeadTeaser
  readonly more: readonly ArticleTeaser[]
}

interface HomePageProps {
  readonly content: Resolved<HomeContent>
  readonly required: RequiredProducts
  readonly offices: readonly OfficeItem[]
  /** The moment for which the offices' states hold, in words. */
  readonly now?: ReactNode
  readonly map: ReactNode
  /** Left out while there is nothing to read yet. */
  readonly reading?: Reading
  /** In storm mode: what to do first. */
  readonly storm?: StormFirst
}

/** The home page. */
export function HomePage({ content, required, offices, now, map, reading, storm }: HomePageProps): ReactNode {
  const { situations, how, faqs } = content
  return (
    <>
      <HomeHead content={content} />
      <RestStyles />
      <BelowFirstView>
        {storm && (
          <StepsSection
            id="storm"
            heading={storm.heading}
            steps={storm.steps}
            link={
              <TextLink href={`${storm.page.href}#storm`}>
                <RichText value={storm.link} />
              </TextLink>
            }
          />
        )}
        <section className="section wrap" aria-labelledby="situations-title">
          <SectionHead id="situations-title" title={situations.heading} intro={situations.intro} />
          <Situations
            items={situations.items.map(({ title, steps, more }) => ({
              title,
              steps: steps.map(({ page, text }) => ({ ...page, text })),
              more: { href: more.page.href, label: more.text },
            }))}
          />
        </section>
        <InsuranceSection content={content.insurance} required={required} />
        <ServicesSection content={content.services} />
        <StepsSection id="how" heading={how.heading} steps={how.steps} />
        <section className="section tint" aria-labelledby="offices-title">
          <div className="wrap">
            <OfficeList
              id="offices-title"
              title={content.offices.heading}
              now={now}
              offices={offices}
              map={map}
            />
          </div>
        </section>
        <ReadingSection content={content.reading} reading={reading} />
        <FaqSection id="questions" title={faqs.heading} faqs={faqs.items} />
        <HomeClosing content={content.closing} />
      </BelowFirstView>
    </>
  )
}
