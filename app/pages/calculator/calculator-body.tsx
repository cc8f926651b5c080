import { useEffect, type ReactNode } from 'react'
import type { LoadedPage } from '#content/page-info.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { CalculatorContent } from '#content/schema/schema.calculator.ts'
import { answered } from '#domains/calculators/answered.ts'
import type { CalculatorData } from '#domains/calculators/calculator-page.ts'
import { calculators } from '#domains/calculators/calculators.ts'
import { answersForForms } from '#domains/calculators/request-answers.ts'
import { passToForms } from '#domains/requests/dialog/form-page.ts'
import { Callout } from '#design/callout.tsx'
import { useHydrated } from '#design/hooks/use-hydrated.ts'
import { RichText } from '#design/rich-text.tsx'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import type { Outcome } from '#domains/calculators/outcome.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { CalculatorResult } from './calculator-result.tsx'
import { Letter } from './letter.tsx'
import { useCalculation } from './use-calculation.ts'
import { textOf, useAmountWords, type ResultWords } from './use-amount-words.tsx'

type QuestionWords = Resolved<CalculatorContent>['questions']

/** The result in one line, which follows the reader through the questions on a narrow screen. */
function RunningResult({ outcome, words }: { outcome: Outcome | undefined; words: ResultWords }): ReactNode {
  const t = useT('calculator')
  const amountWords = useAmountWords(words)
  if (!useHydrated()) return null
  return (
    <output className="calc-running">
      {outcome?.kind === 'estimate' && (
        <a href="#result" tabIndex={-1}>
          <span>
            <RichText value={textOf(words.rows, outcome.headline.row)} />
          </span>{' '}
          <strong>{amountWords(outcome.headline.amount)}</strong>
        </a>
      )}
      {outcome && outcome.kind !== 'estimate' && (
        <a href="#result" tabIndex={-1}>
          {t(outcome.kind)}
        </a>
      )}
    </output>
  )
}

/** Instead of a result: which answers are missing or wrong. */
function Corrections({ errors, words }: { errors: readonly string[]; words: QuestionWords }): ReactNode {
  const t = useT('calculator')
  return (
    <Callout kind="note" title={t('errors', { count: errors.length })}>
      <ul role="list">
        {errors.map((name) => (
          <li key={name}>
            <a href={`#calc-${name}`}>
              <RichText value={words.items[name]?.label ?? name} />
            </a>
          </li>
        ))}
      </ul>
    </Callout>
  )
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

interface CalculatorBodyProps {
  readonly page: LoadedPage<CalculatorContent>['page']
  readonly content: Resolved<CalculatorContent>
  readonly data: CalculatorData
}

/** The questions with the result beside them, and the letter that follows from the answers. */
export default function CalculatorBody({ page, content, data }: CalculatorBodyProps): ReactNode {
  const t = useT('calculator')
  const { locale } = useSite()
  const path = page.paths[locale].split('?')[0] ?? ''
  const { initial, known, isRemembering, outcome, answers, errors, query, attempt, type, submit } =
    useCalculation(data)
  const { questions } = calculators[data.id]
  const shown = Object.fromEntries(
    Object.entries(questions).map(([name, question]) => [
      name,
      query.get(name) ?? (question.kind === 'choice' ? question.options[0] : undefined),
    ]),
  )
  const { result, letter } = content
  useEffect(() => {
    passToForms(page.id, answersForForms(data.id, content.questions.items, query, { locale, path }))
  })
  const renewal = answers?.['renewal']
  return (
    <>
      {/* Every set of answers is another address, and none of them should be indexed. */}
      {initial.has(answered) && <meta name="robots" content="noindex" />}
      <div className="wrap calc-body">
        <CalculatorForm
          action={`${page.paths[locale]}#result`}
          known={known}
          isRemembering={isRemembering}
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
        >
          <RunningResult outcome={outcome} words={result} />
        </CalculatorForm>
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
          ) : attempt > 0 ? (
            <Corrections errors={Object.keys(errors)} words={content.questions} />
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
    </>
  )
}
