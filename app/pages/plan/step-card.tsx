import type { ReactNode } from 'react'
import { Badge } from '#design/badge.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { RichText } from '#design/rich-text.tsx'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { formatDay } from '#i18n/date-format.ts'
import { queryWith } from '#domains/checklist/answers.ts'
import type { PlanSource, PlanStep } from '#content/plan/plan-view.ts'
import { listCase } from '#domains/answers/list-answers.ts'
import type { Remembered } from '#domains/answers/questions.ts'
import type { PlannedStep } from '#domains/plan/plan.ts'
import { bindingOf } from '#domains/plan/plan-events.ts'
import { useDueWords } from './step-words.ts'

interface StepCardProps {
  readonly planned: PlannedStep<PlanStep>
  readonly answers: Remembered
  /** The ISO day. */
  readonly today: string
  /** The titles of the steps in the plan, by id. */
  readonly titles: ReadonlyMap<string, string>
  /** Scripts run, so that it can be ticked. */
  readonly live: boolean
  readonly done: boolean
  readonly onDone: (done: boolean) => void
  /** Distinguishes the steps of a second person. */
  readonly prefix?: string
  /** The first person's step has the explanation. */
  readonly brief?: boolean
}

/** A source with its address and the day on which it was checked. */
function SourceWords({ source: { source, url, asOf } }: { readonly source: PlanSource }): ReactNode {
  const t = useT('plan')
  if (url === undefined) return source
  return <a href={url}>{asOf === undefined ? source : t('checked', { source, day: asOf })}</a>
}

function FeeWords({ fee }: Pick<PlanStep, 'fee'>): ReactNode {
  const t = useT('plan')
  if (fee === 'free') return t('free')
  if (fee === 'ask' || fee === undefined) return t('askFee')
  return fee.map((one) => (
    <span key={one.amount + one.source}>
      <b>{one.amount}</b>{' '}
      <small className="muted">
        <SourceWords source={one} />
      </small>
    </span>
  ))
}

/** Where, with which documents, at which fee: what is needed once one does the step. */
function StepDetails({
  planned: { step },
  answers,
  titles,
}: Pick<StepCardProps, 'planned' | 'answers' | 'titles'>): ReactNode {
  const t = useT('plan')
  const first = step.after.flatMap((id) => titles.get(id) ?? [])
  const { papers } = step
  const ids = papers ? [...new Set([...papers.case, ...listCase(papers.page, answers)])] : []
  return (
    <details className="plan-details">
      <summary>
        <span>{t('more')}</span>
        <Icon name="chevron-down" />
      </summary>
      <dl>
        <dt>{t('where')}</dt>
        <dd>
          <RichText value={(answers.town && step.places[answers.town]) ?? step.where} />
        </dd>
        {papers && (
          <>
            <dt>{t('papers')}</dt>
            <dd>
              <a href={`${papers.href}${queryWith(ids, '')}#documents`}>{t('papersLink')}</a>
            </dd>
          </>
        )}
        {step.fee !== undefined && (
          <>
            <dt>{t('fee')}</dt>
            <dd>
              <FeeWords fee={step.fee} />
            </dd>
          </>
        )}
        {step.time !== undefined && (
          <>
            <dt>{t('time')}</dt>
            <dd>{step.time}</dd>
          </>
        )}
        {step.basis && (
          <>
            <dt>{t('basis')}</dt>
            <dd>
              <SourceWords source={step.basis} />
            </dd>
          </>
        )}
        <dt>{t('who')}</dt>
        <dd>{t(`${step.who}Long`)}</dd>
        {first.length > 0 && (
          <>
            <dt>{t('after')}</dt>
            <dd>{first.join(' · ')}</dd>
          </>
        )}
        <dt>{t('page')}</dt>
        <dd>
          <a href={step.page.href}>{step.page.label}</a>
        </dd>
      </dl>
    </details>
  )
}

/** The date of a step: who sets it, the day, and what it counts from. */
function StepDate({ planned, today }: Pick<StepCardProps, 'planned' | 'today'>): ReactNode {
  const t = useT('plan')
  const { locale } = useSite()
  const { day, rule } = useDueWords()(planned)
  const binding = bindingOf(planned.step, planned.due)
  return (
    <div className="plan-date" data-binding={binding}>
      <p className="plan-binding">{t(binding)}</p>
      {day !== undefined && <p className="plan-day-words">{t('by', { day })}</p>}
      {rule !== undefined && <p className={day === undefined ? 'plan-day-words' : 'small muted'}>{rule}</p>}
      {planned.late && <p className="plan-late">{t('late')}</p>}
      {planned.beginOn !== undefined && !planned.late && (
        <p className="small">
          {planned.beginOn <= today ? t('beginNow') : t('begin', { day: formatDay(planned.beginOn, locale) })}
        </p>
      )}
    </div>
  )
}

const toneOf = { we: 'us', person: 'outline', you: 'plain' } as const

/** One step of the timeline. */
export function StepCard(props: StepCardProps): ReactNode {
  const { planned, live, done, onDone, prefix = '', brief = false } = props
  const t = useT('plan')
  const { step } = planned
  const id = prefix + step.id
  const title = prefix === '' ? step.title : t('secondOf', { step: step.title })
  return (
    <li className="plan-step" id={`step-${id.replace(':', '-')}`} data-done={done || undefined}>
      <StepDate planned={planned} today={props.today} />
      <div className="plan-step-body">
        <div className="plan-step-head">
          {live && (
            <input
              type="checkbox"
              className="plan-tick"
              aria-label={t('done', { step: title })}
              checked={done}
              onChange={({ target }) => onDone(target.checked)}
            />
          )}
          <h4>{title}</h4>
        </div>
        {!brief && (
          <p className="plan-why">
            <RichText value={step.why} />
          </p>
        )}
        <p className="plan-marks">
          <Badge tone={toneOf[step.who]}>{t(step.who)}</Badge>
          {Array.isArray(step.fee) && (
            <Badge tone="plain">
              {(step.fee as readonly { amount: string }[]).map(({ amount }) => amount).join(' + ')}
            </Badge>
          )}
          {step.fee === 'free' && <Badge tone="ok">{t('free')}</Badge>}
        </p>
        {!brief && <StepDetails {...props} />}
      </div>
    </li>
  )
}
