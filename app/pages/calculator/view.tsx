import { lazy, Suspense, type ReactNode } from 'react'
import type { LoadedPage } from '#content/page-info.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { CalculatorContent } from '#content/schema/schema.calculator.ts'
import type { CalculatorData } from '#domains/calculators/calculator-page.ts'
import { Breadcrumbs } from '#design/blocks/breadcrumbs.tsx'
import { FaqList } from '#design/blocks/lists/faq-list.tsx'
import { SourceList } from '#design/blocks/lists/source-list.tsx'
import { RelatedLinks } from '#design/blocks/cards/related-links.tsx'
import { Prose } from '#design/blocks/prose.tsx'
import { late } from '#platform/browser/retry-import-when-online.ts'
import { SceneImage } from '#design/blocks/heroes/scene-image.tsx'
import { RichText } from '#design/rich-text.tsx'
import { useT } from '#i18n/locale-provider.tsx'
import type { PageViewProps } from '#pages/kinds.ts'
import { PageClosing } from '#pages/page-frame.tsx'
import { RestStyles } from '#pages/rest-styles.tsx'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { CalculatorTexts } from './calculator-texts.ts'
import styles from './calculator.css?url'

interface CalculatorPageProps {
  readonly page: LoadedPage<CalculatorContent>['page']
  readonly content: Resolved<CalculatorContent>
  readonly data: CalculatorData
}

/**
 * Server-rendered, and sent to its own address by GET until its code has come: the rest of the page
 * does not wait for it. If the code cannot be loaded, the server-rendered form stays.
 */
const CalculatorBody = lazy(() =>
  late(() => import('./calculator-body.tsx')).catch(() => new Promise<never>(() => undefined)),
)

/** A calculator: questions, result, how it is worked out, and what is often asked. */
function CalculatorPage({ page, content, data }: CalculatorPageProps): ReactNode {
  const pageText = useT('page')
  const crumbs = useCrumbs(page.id)
  const { title, lead, method, faqs, related } = content
  return (
    <div className="calculator-page">
      <header className="calc-head tint">
        <div className="wrap">
          <div className="calc-head-words">
            <Breadcrumbs items={crumbs} label={pageText('breadcrumbs')} />
            <h1>{title}</h1>
            <p className="lead">
              <RichText value={lead} />
            </p>
          </div>
          <div className="calc-head-scene">
            <SceneImage name={page.scene.name} eager />
          </div>
        </div>
      </header>
      <RestStyles />
      <Suspense>
        <CalculatorBody page={page} content={content} data={data} />
      </Suspense>
      <div className="wrap calc-more">
        <section aria-labelledby="method-title">
          <h2 id="method-title">
            <RichText value={method.heading} />
          </h2>
          <Prose paragraphs={method.text} />
        </section>
        <section aria-labelledby="questions-title">
          <h2 id="questions-title">{pageText('questions')}</h2>
          <FaqList faqs={faqs} />
        </section>
        <section aria-labelledby="related-title">
          <h2 id="related-title">{pageText('related')}</h2>
          <RelatedLinks links={related} />
        </section>
        {data.sources.length > 0 && (
          <section id="sources" aria-labelledby="sources-title">
            <h2 id="sources-title" className="minor">
              {pageText('sources')}
            </h2>
            <SourceList sources={data.sources} note={pageText('checked', { date: content.updated })} />
          </section>
        )}
      </div>
      <PageClosing />
    </div>
  )
}

export { loadTexts } from './calculator-texts.ts'
/** Prefetched with the view. */
export { default as styles } from './calculator.css?url'

/** A calculator, from its loader's data. */
export default function CalculatorView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<CalculatorContent>
  if (data.calculator === undefined) throw new Error('the page of a calculator came without its rates')
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="calculator" />
      <CalculatorTexts>
        <CalculatorPage page={page} content={content} data={data.calculator} />
      </CalculatorTexts>
    </>
  )
}
