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
import { late } from '#platform/browser/late.ts'
import { PageFrame } from '#pages/page-frame.tsx'
import { PageStyles } from '#pages/page-styles.tsx'
import { ChannelList } from './channel-list.tsx'
import { ContactOffices } from './contact-offices.tsx'
import styles from './contact.css?url'
import { whenNear } from './when-near.ts'

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
