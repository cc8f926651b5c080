import type { ReactNode } from 'react'
import type { LoadedPage } from '#content/page-info.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { CalculatorsContent } from '#content/schema/schema.calculator.ts'
import { Breadcrumbs } from '#design/blocks/breadcrumbs.tsx'
import { PointList } from '#design/blocks/lists/point-list.tsx'
import { RelatedLinks } from '#design/blocks/cards/related-links.tsx'
import { PageHero } from '#design/blocks/heroes/page-hero.tsx'
import { RichText } from '#design/rich-text.tsx'
import { useT } from '#i18n/locale-provider.tsx'
import type { PageViewProps } from '#pages/kinds.ts'
import { BelowFirstView } from '#pages/below-first-view.tsx'
import { PageClosing } from '#pages/page-frame.tsx'
import { PageStyles, RestStyles } from '#pages/rest-styles.tsx'
import { useCrumbs } from '#pages/use-crumbs.ts'
import styles from './calculators.css?url'

/** The calculators, each with what it asks and what it gives. */
function CalculatorList({ items }: Pick<Resolved<CalculatorsContent>, 'items'>): ReactNode {
  return (
    <ul className="calc-list" role="list">
      {items.map(({ page, text, gives }) => (
        <li key={page.href}>
          <h2>
            <a href={page.href}>{page.label}</a>
          </h2>
          <p>
            <RichText value={text} />
          </p>
          <p className="calc-gives">
            <RichText value={gives} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Prefetched with the view. */
export { default as styles } from './calculators.css?url'

/** The list of calculators, from its loader's data. */
export default function CalculatorsView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<CalculatorsContent>
  const t = useT('page')
  const breadcrumbs = <Breadcrumbs items={useCrumbs(page.id)} label={t('breadcrumbs')} />
  return (
    <>
      <PageHero title={content.title} lead={content.lead} breadcrumbs={breadcrumbs} scene={page.scene} />
      <RestStyles />
      <PageStyles href={styles} />
      <BelowFirstView>
        <div className="wrap calc-list-page">
          <CalculatorList items={content.items} />
          <section aria-labelledby="promises-title">
            <h2 id="promises-title">
              <RichText value={content.promises.heading} />
            </h2>
            <PointList points={content.promises.points} />
          </section>
          <section aria-labelledby="related-title">
            <h2 id="related-title">{t('related')}</h2>
            <RelatedLinks links={content.related} />
          </section>
        </div>
        <PageClosing />
      </BelowFirstView>
    </>
  )
}
