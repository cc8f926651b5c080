import type { LoadedPage } from '#content/page-info.ts'
import type { HomeContent } from '#content/schema/schema.page.ts'
import { IslandMap } from '#domains/offices/island-map.tsx'
import { useOfficeItems } from '#domains/offices/use-office-items.tsx'
import type { PageViewProps } from '#pages/kinds.ts'
import type { ReactNode } from 'react'
import type { StormFirst } from '#content/claims.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import { type ArticleTeaser, type LeadTeaser, ArticleTeasers } from '#design/blocks/cards/article-teasers.tsx'
import { FaqSection } from '#design/blocks/lists/faq-list.tsx'
import { OfficeList, type OfficeItem } from '#design/blocks/lists/office-list.tsx'
import { SectionHead } from '#design/blocks/section-head.tsx'
import { Situations } from '#design/blocks/cards/situations.tsx'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { TextLink } from '#design/text-link.tsx'
import { BelowFirstView } from '#pages/below-first-view.tsx'
import { RestStyles } from '#pages/rest-styles.tsx'
import { type RequiredProducts, useInsuranceGroups } from '#pages/use-insurance-groups.ts'
import { Directory } from '#design/blocks/lists/directory.tsx'
import { SignalSteps } from '#design/blocks/lists/signal-steps.tsx'
import type { TitledText } from '#design/blocks/types.ts'
import { useT, useSite } from '#i18n/locale-provider.tsx'
import { ClosingBand } from '#design/blocks/closing-band.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { HomeHero } from '#design/blocks/heroes/home-hero.tsx'
import type { Picture } from '#content/scene-names.ts'
import { serviceHubs } from '#map/trail.ts'
import { bands } from './bands.ts'
import { ServiceBands } from '#design/blocks/cards/service-bands.tsx'

/** The three service groups on the sea band. */
function ServicesSection({ content }: { content: Resolved<HomeContent['services']> }): ReactNode {
  const t = useT('home')
  const { pages, groups } = useSite()
  return (
    <section className="section band" aria-labelledby="services-title">
      <div className="wrap">
        <SectionHead id="services-title" title={content.heading} intro={content.intro} />
        <ServiceBands
          bands={bands.map(({ group, scene, services }) => ({
            title: groups.services[group],
            scene,
            links: services.map((id) => ({ href: pages[id].path, label: pages[id].label })),
            more: { href: pages[serviceHubs[group]].path, label: t('allOf') },
          }))}
        />
      </div>
    </section>
  )
}

interface ReadingSectionProps {
  readonly content: Resolved<HomeContent['reading']>
  readonly reading: Reading | undefined
}

/** Articles and news; while there are none, links to their lists. */
function ReadingSection({ content, reading }: ReadingSectionProps): ReactNode {
  const t = useT('home')
  const { pages } = useSite()
  if (reading === undefined) {
    return (
      <section className="section wrap" aria-labelledby="reading-title">
        <SectionHead id="reading-title" title={content.heading} intro={content.intro} />
        <div className="actions">
          {(['blog', 'news', 'lifestyle'] as const).map((id) => (
            <TextLink key={id} href={pages[id].path}>
              {pages[id].label}
            </TextLink>
          ))}
        </div>
      </section>
    )
  }
  return (
    <section className="section wrap" aria-labelledby="reading-title">
      <SectionHead
        id="reading-title"
        title={content.heading}
        link={<TextLink href={pages.blog.path}>{t('allArticles')}</TextLink>}
      />
      <ArticleTeasers lead={reading.lead} more={reading.more} />
    </section>
  )
}

type Head = Pick<Resolved<HomeContent>, 'title' | 'lead' | 'next'>

/** One sentence on what we do, the two calls to action, and an entry for new arrivals. */
function HomeHead({ content: { title, lead, next }, scene }: { content: Head; scene: Picture }): ReactNode {
  const layout = useT('layout')
  return (
    <HomeHero
      title={title}
      lead={lead}
      scene={scene}
      actions={
        <>
          <DialogButton dialog="appointment-dialog">{layout('appointment')}</DialogButton>
          <DialogButton dialog="callback-dialog" variant="secondary" icon="phone">
            {layout('callback')}
          </DialogButton>
        </>
      }
      next={
        <>
          <RichText value={next.text} />{' '}
          <a href={next.page.href}>
            <RichText value={next.link} />
          </a>
        </>
      }
    />
  )
}

/** The two calls to action once more, at the end of the home page. */
function HomeClosing({ content }: { content: Resolved<HomeContent['closing']> }): ReactNode {
  const layout = useT('layout')
  return (
    <ClosingBand
      heading={content.heading}
      text={content.text}
      actions={
        <>
          <DialogButton dialog="appointment-dialog" variant="inverse">
            {layout('appointment')}
          </DialogButton>
          <DialogButton dialog="callback-dialog" variant="ghost" icon="phone">
            {layout('callback')}
          </DialogButton>
        </>
      }
    />
  )
}

interface StepsSectionProps {
  readonly id: string
  readonly heading: RichTextValue
  readonly steps: readonly TitledText[]
  readonly link?: ReactNode
}

/** Three steps under a heading. */
function StepsSection({ id, heading, steps, link }: StepsSectionProps): ReactNode {
  return (
    <section className="section wrap" aria-labelledby={`${id}-title`}>
      <SectionHead id={`${id}-title`} title={heading} link={link} />
      <SignalSteps steps={steps} />
    </section>
  )
}

interface InsuranceSectionProps {
  readonly content: Resolved<HomeContent['insurance']>
  readonly required: RequiredProducts
}

/** All insurance products in their six groups, with a tag on the compulsory ones. */
function InsuranceSection({ content, required }: InsuranceSectionProps): ReactNode {
  const groups = useInsuranceGroups(required)
  return (
    <section className="section section-joined wrap" aria-labelledby="insurance-title">
      <SectionHead id="insurance-title" title={content.heading} intro={content.intro} />
      <Directory groups={groups} />
    </section>
  )
}

/** The articles and news on the home page. */
interface Reading {
  readonly lead: LeadTeaser
  readonly more: readonly ArticleTeaser[]
}

interface HomePageProps {
  readonly content: Resolved<HomeContent>
  readonly scene: Picture
  readonly required: RequiredProducts
  readonly offices: readonly OfficeItem[]
  /** The time for which the offices' states hold, in words. */
  readonly now?: ReactNode
  readonly map: ReactNode
  /** Omitted while there is nothing to read yet. */
  readonly reading?: Reading
  /** In storm mode: what to do first. */
  readonly storm?: StormFirst
}

/** The home page. */
export function HomePage({
  content,
  scene,
  required,
  offices,
  now,
  map,
  reading,
  storm,
}: HomePageProps): ReactNode {
  const { situations, how, faqs } = content
  return (
    <>
      <HomeHead content={content} scene={scene} />
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

/** The home page, from its loader's data. */
export default function HomeView({ data }: PageViewProps) {
  const { required = {}, reading, storm } = data
  const { page, content } = data as LoadedPage<HomeContent>
  const { items, now } = useOfficeItems()
  return (
    <HomePage
      content={content}
      scene={page.scene}
      required={required}
      offices={items}
      now={now}
      map={<IslandMap />}
      reading={reading}
      storm={storm}
    />
  )
}
