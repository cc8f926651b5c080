import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Breadcrumbs, type Crumb } from '#design/blocks/breadcrumbs.tsx'
import { RelatedLinks } from '#design/blocks/cards/related-links.tsx'
import { SceneImage } from '#design/blocks/heroes/scene-image.tsx'
import { Button } from '#design/button.tsx'
import { RichText } from '#design/rich-text.tsx'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { formatDay } from '#i18n/date-format.ts'
import type { Picture } from '#content/scene-names.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { PlanStep } from '#content/plan/plan-view.ts'
import type { PlanContent } from '#content/schema/schema.page.ts'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { planFor, type Plan } from '#domains/plan/plan.ts'
import { planField, secondFields, type PlanFields, type PlanPageData } from '#domains/plan/plan-page-data.ts'
import { planFields, planInWords } from '#domains/plan/plan-in-words.ts'
import { passToForms } from '#domains/requests/dialog/form-page.ts'
import { BrandedTitle } from '#pages/branded-title.tsx'
import { AnswerChips } from './answer-chips.tsx'
import { askForm, ForUs } from './for-us.tsx'
import { KeptPanel } from './kept-panel.tsx'
import { PlanActions } from './plan-actions.tsx'
import { QuestionForm, Wizard, screensOf } from './questions.tsx'
import { planOfSecond, SecondPlan } from './second-person.tsx'
import { Timeline } from './timeline.tsx'
import { usePlan, type PlanState } from './use-plan.ts'

const dialog = 'general-dialog'

interface AskBarProps {
  readonly fields: PlanFields
  readonly live: boolean
}

/** The bar at the foot: what we are to do, asked for in one request. */
function AskBar({ fields, live }: AskBarProps): ReactNode {
  const t = useT('plan')
  const count = fields.ask.length
  if (live && count === 0) return null
  return (
    <form className="plan-bar" id={askForm} method="get">
      <p>{count > 0 ? t('bar', { count }) : t('barNone')}</p>
      {live ? (
        <DialogButton dialog={dialog}>{t('ask')}</DialogButton>
      ) : (
        <>
          <input type="hidden" name={planField} value="1" />
          <input type="hidden" name="dialog" value={dialog} />
          {planFields({ ...fields, ask: [] }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{t('ask')}</Button>
        </>
      )}
    </form>
  )
}

/** Passes the answers and the lines to the forms over the page. */
function usePassToForms(plan: PlanPageData, fields: PlanFields, live: boolean): void {
  const t = useT('plan')
  const { locale, pages } = useSite()
  useEffect(() => {
    if (!live) return
    const words = {
      locale,
      forUs: t('forUs'),
      second: t('second'),
      ofSecond: (step: string) => t('secondOf', { step }),
    }
    const answers = planInWords(plan, fields, words)
    const ids = planFields(fields).map(([name, value]) => `${name}=${value}`)
    const passed = { ids, done: [], answers, href: `${pages.plan.path}#answers` }
    passToForms('plan', answers.length > 0 ? passed : undefined)
  })
}

/** A stored request has the lines: they are asked for once. */
function useLinesSent({ kept, change }: PlanState): void {
  const { search } = useLocation()
  const sent = new URLSearchParams(search).get('dialog') === 'success-dialog'
  useEffect(() => {
    if (sent && kept.ask.length > 0) change({ ask: [] })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for a stored request
  }, [sent])
}

interface ResultProps {
  readonly data: PlanPageData
  readonly state: PlanState
  readonly plan: Plan<PlanStep>
  /** The visitor has just answered, so the heading takes the focus. */
  readonly moved: boolean
  readonly onGo: (at: number) => void
}

/** The questions on which further steps depend. */
function OpenQuestions({ data, plan, state, onGo }: Omit<ResultProps, 'moved'>): ReactNode {
  const t = useT('plan')
  const screens = screensOf(data.questions)
  const open = screens.filter(({ id }) => plan.open.includes(id as 'passport'))
  const needsDay = plan.open.includes('arrival') && !plan.open.includes('stay')
  const shown = needsDay ? [...open, ...screens.filter(({ id }) => id === 'stay')] : open
  if (shown.length === 0) return null
  return (
    <aside className="plan-open" aria-labelledby="plan-open">
      <h3 id="plan-open">{t('openTitle')}</h3>
      <p>{t('openText')}</p>
      <ul role="list">
        {shown.map((question) => (
          <li key={question.id}>
            {state.live ? (
              <button type="button" onClick={() => onGo(screens.indexOf(question))}>
                {question.label}
              </button>
            ) : (
              <a href={`#q-${question.id}`}>{question.label}</a>
            )}
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** The plan: what it says in short, its timeline, a second person, and what is remembered. */
function PlanResult(props: ResultProps): ReactNode {
  const { data, state, plan, moved } = props
  const t = useT('plan')
  const { locale } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  const { live, answers, kept, today } = state
  const titles = useMemo(() => new Map(plan.steps.map(({ step }) => [step.id, step.title])), [plan])
  const fields = { answers, second: kept.second, ask: kept.ask }
  const second = planOfSecond(data.steps, plan, state)
  const legal = plan.steps
    .filter(
      ({ step, due, day }) =>
        due?.by === 'law' && day !== undefined && day >= today && !kept.done.includes(step.id),
    )
    .flatMap(({ day }) => day ?? [])
    .toSorted()
  useEffect(() => {
    if (moved) heading.current?.focus()
  }, [moved])
  const done = plan.steps.filter(({ step }) => kept.done.includes(step.id)).length
  return (
    <>
      <div className="plan-summary">
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {t('heading', { count: plan.steps.length })}
          </h2>
          {legal[0] !== undefined && (
            <p className="plan-next">{t('nextDate', { day: formatDay(legal[0], locale) })}</p>
          )}
          {live && plan.steps.length > 0 && (
            <p className="small muted" role="status">
              {t('doneCount', { done: String(done), total: String(plan.steps.length) })}
            </p>
          )}
        </div>
        {plan.steps.length > 0 && <PlanActions steps={plan.steps} fields={fields} live={live} />}
      </div>
      {plan.steps.length === 0 && <p className="lead">{t('empty')}</p>}
      <OpenQuestions {...props} />
      {/* Rendered again with what this browser remembers, for the part that opens. */}
      <Timeline key={String(live)} steps={plan.steps} answers={answers} titles={titles} state={state} />
      <SecondPlan questions={data.questions} own={second} titles={titles} state={state} />
      <ForUs steps={plan.steps} second={second?.steps ?? []} state={state} />
      <p className="plan-note small muted">{t('note')}</p>
      {!live && (
        <section aria-labelledby="plan-change">
          <h2 id="plan-change">{t('changeAll')}</h2>
          <QuestionForm questions={data.questions} answers={answers}>
            {secondFields(kept.second).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          </QuestionForm>
        </section>
      )}
      <AskBar fields={fields} live={live} />
    </>
  )
}

interface PlanPageProps {
  readonly content: Resolved<PlanContent>
  readonly breadcrumbs: readonly Crumb[]
  /** The page's picture. */
  readonly scene: Picture
  readonly data: PlanPageData
}

const hasAny = (answers: object) => Object.keys(answers).length > 0

/** Seven questions, then the plan that follows from the answers. */
export function PlanPage({ content, breadcrumbs, scene, data }: PlanPageProps): ReactNode {
  const t = useT('plan')
  const page = useT('page')
  const state = usePlan(data)
  const { live, answers, today } = state
  // Undefined until the visitor moves: the plan if there are answers, else the first question.
  const [chosen, setChosen] = useState<number | 'plan'>()
  const at = chosen ?? (hasAny(answers) ? 'plan' : 0)
  const [begun, setBegun] = useState(false)
  const shown = begun && chosen === undefined ? 0 : at
  const plan = useMemo(() => planFor(data.steps, answers, today), [data.steps, answers, today])
  useLinesSent(state)
  usePassToForms(data, { answers, second: state.kept.second, ask: state.kept.ask }, live)
  const own: PlanState = {
    ...state,
    answer: (change) => {
      // The first answer leaves the question on the screen until the visitor moves on.
      if (chosen === undefined && shown === 0) setBegun(true)
      state.answer(change)
    },
    forget: () => {
      state.forget()
      setChosen(undefined)
      setBegun(false)
    },
  }
  const isPlan = shown === 'plan'
  return (
    <div
      className="plan-page"
      data-shown={isPlan ? 'plan' : 'question'}
      data-moved={chosen !== undefined || undefined}
    >
      {hasAny(data.answers) && (
        <>
          <BrandedTitle>{content.metaTitle}</BrandedTitle>
          {/* Every set of answers is another address. */}
          <meta name="robots" content="noindex" />
        </>
      )}
      <header className="plan-head">
        <div className="wrap">
          <Breadcrumbs items={breadcrumbs} label={page('breadcrumbs')} />
          <h1>{content.title}</h1>
          <p className="lead">
            <RichText value={content.lead} />
          </p>
        </div>
        <div className="plan-head-scene">
          <SceneImage name={scene.name} alt={scene.alt} eager />
        </div>
      </header>
      <div className="wrap plan-body" id="answers">
        {(isPlan || hasAny(answers)) && (
          <AnswerChips
            questions={data.questions}
            answers={answers}
            at={typeof shown === 'number' ? shown : undefined}
            onGo={live ? setChosen : undefined}
          />
        )}
        {isPlan ? (
          <PlanResult data={data} state={own} plan={plan} moved={chosen === 'plan'} onGo={setChosen} />
        ) : live ? (
          <Wizard
            key={shown}
            questions={data.questions}
            state={own}
            at={shown}
            moved={chosen !== undefined}
            plan={plan}
            onGo={setChosen}
            onShow={() => setChosen('plan')}
          />
        ) : (
          <>
            <h2 className="visually-hidden">{t('questions')}</h2>
            <QuestionForm questions={data.questions} answers={answers} />
          </>
        )}
        {/* Links lead here before the scripts run, too. */}
        <div id="remembered">{live && <KeptPanel questions={data.questions} state={own} />}</div>
        {!live && isPlan && (
          <noscript>
            <p className="small muted">{t('noScript')}</p>
          </noscript>
        )}
        <section className="plan-related" aria-labelledby="related">
          <h2 id="related">{page('related')}</h2>
          <RelatedLinks links={content.related} />
        </section>
      </div>
    </div>
  )
}
