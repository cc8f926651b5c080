import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { LoadedPage } from '#content/page-info.ts'
import type { ClientsContent } from '#content/schema/schema.clients.ts'
import { RelatedLinks } from '#design/blocks/cards/related-links.tsx'
import { FaqSection } from '#design/blocks/lists/faq-list.tsx'
import { StepList } from '#design/blocks/lists/step-list.tsx'
import { SectionHead } from '#design/blocks/section-head.tsx'
import { RichText } from '#design/rich-text.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { useT } from '#i18n/locale-provider.tsx'
import type { PageViewProps } from '#pages/kinds.ts'
import { PageClosing, PageFrame } from '#pages/page-frame.tsx'
import { PageStyles } from '#pages/rest-styles.tsx'
import { useCrumbs } from '#pages/use-crumbs.ts'
import styles from './clients.css?url'

/** What a client can ask for: each with what it takes, before its form is opened. */
function Tasks({ tasks: { heading, intro, needs, items } }: Pick<Resolved<ClientsContent>, 'tasks'>) {
  return (
    <section className="section tint" aria-labelledby="tasks-title">
      <div className="wrap">
        <SectionHead id="tasks-title" title={heading} intro={intro} />
        <ul className="client-tasks" role="list">
          {items.map((task) => (
            <li key={task.id}>
              <h3>{task.title}</h3>
              <p className="muted">
                <RichText value={task.text} />
              </p>
              <div className="client-needs small">
                <h4>
                  <RichText value={needs} />
                </h4>
                <ul>
                  {task.needs.map((need, index) => (
                    <li key={index}>
                      <RichText value={need} />
                    </li>
                  ))}
                </ul>
              </div>
              <DialogButton dialog={task.id} variant="secondary">
                {task.cta}
              </DialogButton>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Prefetched with the view. */
export { default as styles } from './clients.css?url'

/** The page for existing clients, from its loader's data. */
export default function ClientsView({ data }: PageViewProps): ReactNode {
  const { page, content } = data as LoadedPage<ClientsContent>
  const t = useT('page')
  return (
    <PageFrame
      content={content}
      breadcrumbs={useCrumbs(page.id)}
      scene={page.scene}
      primary={<DialogButton dialog={page.dialog ?? 'contact-dialog'}>{content.cta}</DialogButton>}
    >
      <PageStyles href={styles} />
      <Tasks tasks={content.tasks} />
      <section className="wrap section" aria-labelledby="after-title">
        <SectionHead id="after-title" title={content.after.heading} intro={content.after.intro} />
        <StepList steps={content.after.steps} />
      </section>
      <FaqSection id="questions" title={t('questions')} faqs={content.faqs} />
      <section className="wrap section section-joined" aria-labelledby="related-title">
        <SectionHead id="related-title" title={t('related')} />
        <RelatedLinks links={content.related} />
      </section>
      <PageClosing />
    </PageFrame>
  )
}
