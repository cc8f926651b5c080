import { lazy, Suspense, type ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { SceneName } from '#content/scene-names.ts'
import type { ContactContent } from '#content/schema/schema.office.ts'
import { useT } from '#i18n/use-t.ts'
import type { Crumb } from '#design/blocks/breadcrumbs.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { FaqSection } from '#design/blocks/faq-list.tsx'
import { PointList } from '#design/blocks/point-list.tsx'
import { RelatedLinks } from '#design/blocks/related-links.tsx'
import { SectionHead } from '#design/blocks/section-head.tsx'
import { LinkButton } from '#design/button.tsx'
import { late } from '#platform/browser/retry-import-when-online.ts'
import { PageFrame } from '#pages/page-frame.tsx'
import { PageStyles } from '#pages/page-styles.tsx'
import { ChannelList } from './channel-list.tsx'
import styles from './contact.css?url'
import { whenNear } from './when-near.ts'
import { IslandMap } from '#domains/offices/island-map.tsx'
import { directionsOnWeb, type Place as Point } from '#domains/offices/directions.ts'
import { useDirections } from '#domains/offices/use-directions.ts'
import { useOfficeItems } from '#domains/offices/use-office-items.tsx'
import { useSite } from '#i18n/locale-provider.tsx'
import type { SliceOffice } from '#map/slice.ts'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

/** The map with all offices, and for each its state, place and ways to open directions. */
function ContactOffices({ heading }: { heading: RichTextValue }): ReactNode {
  const t = useT('place')
  const { offices } = useSite()
  const { items } = useOfficeItems()
  return (
    <section className="section wrap contact-offices" aria-labelledby="offices-title">
      <figure>
        <IslandMap />
        <figcaption className="small muted">{t('coast')}</figcaption>
      </figure>
      <div>
        <h2 id="offices-title">
          <RichText value={heading} />
        </h2>
        <ul role="list">
          {offices.map((office, index) => (
            <li key={office.page}>
              <a className="contact-office" href={items[index]?.href}>
                {office.name}
              </a>
              <p className="contact-office-state">{items[index]?.status}</p>
              <Place office={office} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Place({ office: { name, address, position } }: { office: SliceOffice }): ReactNode {
  const t = useT('place')
  if (address === undefined) return <p className="small muted">{t('remote')}</p>
  const { street, postcode, town } = address
  return (
    <p className="small muted">
      {street && `${street}, `}
      {postcode} {town}
      {position && <Directions office={name} position={position} />}
    </p>
  )
}

/** The links read alike for every office, so each is named together with its own. */
function Directions({ office, position }: { office: string; position: Point }): ReactNode {
  const t = useT('place')
  const [web] = directionsOnWeb(position)
  const named = (words: string) => `${words}: ${office}`
  return (
    <>
      <br />
      <a href={useDirections(position)} rel="noopener noreferrer" aria-label={named(t('directions'))}>
        {t('directions')}
      </a>
      {' · '}
      <a href={web.href} rel="noopener noreferrer" aria-label={named(web.name)}>
        {web.name}
      </a>
    </>
  )
}

interface ContactPageProps {
  readonly content: Resolved<ContactContent>
  /** From the top of the site down to this page. */
  readonly breadcrumbs: readonly Crumb[]
  readonly scene: SceneName
}

/** The id of the section that holds the form. */
const write = 'write'

/**
 * The form is in the page as it arrives and works as it is; its code comes when the reader gets near it. Code that
 * cannot be loaded takes nothing from the reader: the form stays as the server wrote it.
 */
const ContactForm = lazy(async () => {
  await whenNear(write)
  return late(() => import('#domains/requests/forms/contact-form.tsx')).catch(
    () => new Promise<never>(() => undefined),
  )
})

/** Every way to reach us with its hours, the form itself, and the offices. */
export function ContactPage({ content, breadcrumbs, scene }: ContactPageProps): ReactNode {
  const t = useT('page')
  const layout = useT('layout')
  const callback = (
    <DialogButton dialog="callback-dialog" icon="phone">
      {layout('callback')}
    </DialogButton>
  )
  return (
    <PageFrame
      content={content}
      breadcrumbs={breadcrumbs}
      scene={scene}
      primary={callback}
      actions={
        <>
          {callback}
          <LinkButton href={`#${write}`} variant="secondary" icon="mail">
            {content.cta}
          </LinkButton>
        </>
      }
    >
      <PageStyles href={styles} />
      <section className="section wrap" aria-labelledby="channels-title">
        <SectionHead id="channels-title" title={content.channels.heading} />
        <ChannelList content={content.channels} />
      </section>
      <section id={write} className="section tint contact-form" aria-labelledby="write-title">
        <div className="wrap">
          <SectionHead id="write-title" title={content.write.heading} intro={content.write.intro} />
          <Suspense>
            <ContactForm section={write} />
          </Suspense>
        </div>
      </section>
      <ContactOffices heading={content.offices.heading} />
      <section className="section tint" aria-labelledby="urgent-title">
        <div className="wrap">
          <SectionHead id="urgent-title" title={content.urgent.heading} />
          <PointList points={content.urgent.points} />
        </div>
      </section>
      <div className="section-first">
        <FaqSection id="questions" title={t('questionsTitle')} faqs={content.faqs} />
      </div>
      <section className="wrap section section-joined" aria-labelledby="related-title">
        <SectionHead id="related-title" title={t('related')} />
        <RelatedLinks links={content.related} />
      </section>
    </PageFrame>
  )
}
