import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { CalculatorContent } from '#content/schema/schema.calculator.ts'
import { moneyWords, percentWords } from '#domains/calculators/amount-words.ts'
import type { Estimate, Outcome, Part, Step, Tone } from '#domains/calculators/outcome.ts'
import { Badge } from '#design/badge.tsx'
import { LinkButton } from '#design/button.tsx'
import { Callout } from '#design/callout.tsx'
import { classes } from '#design/classes.ts'
import { RichText } from '#design/rich-text.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { formatDay } from '#i18n/date-format.ts'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { weekdayName } from '#i18n/weekday-words.ts'
import type { DialogName } from '#map/dialogs.ts'
import { PartChart } from './part-chart.tsx'
import { textOf, useAmountWords, type ResultWords as Words } from './use-amount-words.tsx'

function StepTable({ steps, words }: { steps: readonly Step[]; words: Words }): ReactNode {
  const t = useT('calculator')
  const { locale } = useSite()
  const amountWords = useAmountWords(words)
  const isComputed = steps.some(({ from }) => from !== undefined)
  return (
    <table className="calc-steps" role="table" aria-labelledby="calc-steps-title">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('line')}
          </th>
          {isComputed && (
            <th role="columnheader" scope="col">
              {t('how')}
            </th>
          )}
          <th role="columnheader" scope="col">
            {t('amount')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {steps.map(({ row, amount, from, total }) => (
          <tr key={row} role="row" className={total ? 'calc-total' : undefined}>
            <th role="rowheader" scope="row">
              <RichText value={textOf(words.rows, row)} />
            </th>
            {isComputed && (
              <td role="cell" className="calc-how">
                {from && `${percentWords(from.percent, locale)} × ${moneyWords(from.of, locale)}`}
              </td>
            )}
            <td role="cell" className="calc-amount">
              {amountWords(amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Assumptions, or what would change the result. */
function NoteList({
  id,
  title,
  notes,
  words,
}: {
  id: string
  title: string
  notes: readonly string[]
  words: Words
}) {
  if (notes.length === 0) return null
  return (
    <section className="calc-notes" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {notes.map((note) => (
          <li key={note}>
            <RichText value={textOf(words.notes, note)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function DueDays({ days, words, calendar }: { days: Estimate['days']; words: Words; calendar: string }) {
  const t = useT('calculator')
  const { locale } = useSite()
  if (days.length === 0) return null
  const inOrder = days.toSorted((one, other) => one.day.localeCompare(other.day))
  return (
    <section className="calc-days" aria-labelledby="calc-days-title">
      <h3 id="calc-days-title">{t('days')}</h3>
      <ul role="list">
        {inOrder.map(({ due, day }) => {
          const entry = words.days?.[due]
          if (entry === undefined) throw new Error(`the calculator has no text for the day ${due}`)
          return (
            <li key={due}>
              <strong>
                {weekdayName(day, locale)}, {formatDay(day, locale)}
              </strong>
              <span>
                {entry.title}. <RichText value={entry.text} />
              </span>
            </li>
          )
        })}
      </ul>
      <LinkButton href={calendar} variant="secondary" compact download>
        {t('calendar')}
      </LinkButton>
    </section>
  )
}

const callouts = { plain: 'note', good: 'done', bad: 'danger' } as const satisfies Record<Tone, string>

interface CalculatorResultProps {
  readonly outcome: Outcome
  readonly words: Words
  /** The address of the calendar file with the days of the result. */
  readonly calendar: string
  readonly cta: string
  readonly dialog: DialogName
  readonly next: Resolved<CalculatorContent>['next']
  /** The latest day on which a source was seen, in the reader's format. */
  readonly checked: string | undefined
}

/** The result: what it comes to, what that means, each step, and what to do next. */
export function CalculatorResult(props: CalculatorResultProps): ReactNode {
  const { outcome, words, calendar, cta, dialog, next, checked } = props
  const t = useT('calculator')
  const amountWords = useAmountWords(words)
  const actions = (
    <div className="calc-next">
      <h3>
        <RichText value={next.heading} />
      </h3>
      <p>
        <RichText value={next.text} />
      </p>
      <div className="actions">
        <DialogButton dialog={dialog}>{cta}</DialogButton>
        <LinkButton href={next.page.href} variant="secondary">
          {next.page.label}
        </LinkButton>
      </div>
    </div>
  )
  if (outcome.kind !== 'estimate') {
    return (
      <>
        <Callout kind="note" title={t(outcome.kind)}>
          <RichText value={textOf(words.notes, outcome.reason)} />
        </Callout>
        {actions}
      </>
    )
  }
  const { headline, verdict, steps, parts, isComparison, assumed, changes, days } = outcome
  const [first, ...more] = verdict
  return (
    <>
      <div className={classes('calc-headline', `calc-${headline.tone}`)}>
        <Badge tone="plain">{t('estimate')}</Badge>
        <p>
          <span className="calc-headline-label">
            <RichText value={textOf(words.rows, headline.row)} />
          </span>{' '}
          <strong>{amountWords(headline.amount)}</strong>
        </p>
      </div>
      {first && (
        <div className={`calc-verdict callout-${callouts[headline.tone]}`}>
          <p>
            <RichText value={textOf(words.notes, first)} />
          </p>
          {more.map((note) => (
            <p key={note}>
              <RichText value={textOf(words.notes, note)} />
            </p>
          ))}
        </div>
      )}
      {parts.length > 1 && (
        <Parts title={t(isComparison ? 'comparison' : 'parts')} parts={parts} words={words} />
      )}
      <DueDays days={days} words={words} calendar={calendar} />
      <section className="calc-table" aria-labelledby="calc-steps-title">
        <h3 id="calc-steps-title">{t('stepsPlain')}</h3>
        <StepTable steps={steps} words={words} />
      </section>
      <div className="calc-note-lists">
        <NoteList id="calc-assumed" title={t('assumed')} notes={assumed} words={words} />
        <NoteList id="calc-changes" title={t('changes')} notes={changes} words={words} />
      </div>
      {checked && (
        <p className="small muted">
          {t('checked', { day: checked })} <a href="#sources">{t('checkedLink')}</a>
        </p>
      )}
      {actions}
    </>
  )
}

interface PartsProps {
  readonly title: string
  readonly parts: readonly Part[]
  readonly words: Words
}

function Parts({ title, parts, words }: PartsProps): ReactNode {
  const { locale } = useSite()
  return (
    <section className="calc-parts" aria-labelledby="calc-parts-title">
      <h3 id="calc-parts-title">{title}</h3>
      <PartChart
        parts={parts.map(({ row, cents }) => ({
          label: textOf(words.rows, row),
          value: cents,
          text: moneyWords(cents, locale),
        }))}
      />
    </section>
  )
}
