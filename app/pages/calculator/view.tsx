import type { ReactNode } from 'react'
import type { LoadedPage } from '#content/page-info.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { CalculatorContent } from '#content/schema/schema.calculator.ts'
import type { CalculatorData } from '#domains/calculators/calculator-page.ts'
import { calculators } from '#domains/calculators/calculators.ts'
import { answered } from '#domains/calculators/read-answers.ts'
import { Breadcrumbs } from '#design/blocks/breadcrumbs.tsx'
import { FaqList } from '#design/blocks/lists/faq-list.tsx'
import { SourceList } from '#design/blocks/lists/source-list.tsx'
import { RelatedLinks } from '#design/blocks/cards/related-links.tsx'
import { Prose } from '#design/blocks/prose.tsx'
import { SceneImage } from '#design/blocks/heroes/scene-image.tsx'
import { RichText } from '#design/rich-text.tsx'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import type { PageViewProps } from '#pages/kinds.ts'
import { RestStyles } from '#pages/rest-styles.tsx'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { CalculatorResult } from './calculator-result.tsx'
import { CalculatorTexts } from './calculator-texts.ts'
import { Letter } from './letter.tsx'
import { useCalculation } from './use-calculation.ts'
import styles from './calculator.css?url'

interface CalculatorPageProps {
  readonly page: LoadedPage<CalculatorContent>['page']
  readonly content: Resolved<CalculatorContent>
  readonly data: CalculatorData
}

/** What the result will say, until there is one. */
function EmptyResult({ empty }: { empty: Resolved<CalculatorContent>['result']['empty'] }): ReactNode {
  return (
    <div className="calc-empty">
      <h3>
        <RichText value={empty.heading} />
      </h3>
      <ul>
        {empty.items.map((item, index) => (
          <li key={index}>
            <RichText value={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The address of the calendar file with the days of the answers. */
function calendarAddress(id: string, locale: string, query: URLSearchParams): string {
  const asked = new URLSearchParams(query)
  asked.set('lang', locale)
  return `/api/calculators/${id}.ics?${asked}`
}

/** A calculator: questions, result, how it is worked out, and what is often asked. */
function CalculatorPage({ page, content, data }: CalculatorPageProps): ReactNode {
  const t = useT('calculator')
  const pageText = useT('page')
  const { locale } = useSite()
  const crumbs = useCrumbs(page.id)
  const { initial, outcome, answers, errors, query, attempt, type, submit } = useCalculation(data)
  const { questions } = calculators[data.id]
  const shown = Object.fromEntries(
    Object.entries(questions).map(([name, question]) => [
      name,
      question.kind === 'choice' ? (query.get(name) ?? question.options[0]) : undefined,
    ]),
  )
  const { title, lead, result, letter, method, faqs, related } = content
  const renewal = answers?.['renewal']
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
            <SceneImage name={page.scene} eager />
          </div>
        </div>
      </header>
      <RestStyles />
      {/* Every set of answers is another address, and none of them should be indexed. */}
      {initial.has(answered) && <meta name="robots" content="noindex" />}
      <div className="wrap calc-body">
        <CalculatorForm
          action={page.paths[locale].split('?', 1)[0] ?? ''}
          words={content.questions}
          questions={questions}
          initial={initial}
          current={shown}
          errors={attempt > 0 ? errors : {}}
          attempt={attempt}
          onInput={type}
          onSubmit={(form) => {
            submit(form)
            // Below the form on a phone.
            document.getElementById('result')?.scrollIntoView({ block: 'nearest' })
          }}
        />
        <section id="result" className="calc-result" aria-labelledby="result-title">
          <h2 id="result-title" className="visually-hidden">
            {t('result')}
          </h2>
          {outcome ? (
            <CalculatorResult
              outcome={outcome}
              words={result}
              calendar={calendarAddress(data.id, locale, query)}
              cta={content.cta}
              dialog={page.dialog ?? 'general-dialog'}
              next={content.next}
              checked={data.checked}
            />
          ) : (
            <EmptyResult empty={result.empty} />
          )}
        </section>
      </div>
      {letter && (
        <div className="wrap">
          <Letter letter={letter} day={typeof renewal === 'string' ? renewal : undefined} />
        </div>
      )}
      <div className="wrap calc-more">
        <section aria-labelledby="method-title">
          <h2 id="method-title">
            <RichText value={method.heading} />
          </h2>
          <Prose paragraphs={method.text} />
        </section>
        <section aria-labelledby="questions-title">
          <h2 id="questions-title">{pageText('questionsTitle')}</h2>
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
