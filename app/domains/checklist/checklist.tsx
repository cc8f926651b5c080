import { useState, type ReactNode, useEffect, Fragment } from 'react'
import { flushSync } from 'react-dom'
import { madridToday } from '#i18n/madrid-time.ts'
import { useT, useSite } from '#i18n/locale-provider.tsx'
import { Checkbox } from '#design/fields/checkbox.tsx'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { StatusMessage } from '#design/status-message.tsx'
import {
  type Answers,
  type CaseQuestion,
  idsInQuery,
  type ChecklistProps,
  type ListedDocument,
} from './answers.ts'
import { useShareLink } from '#platform/browser/use-share-link.ts'
import { judge } from '#content/conditions/conditions.ts'
import { useListState } from './use-list-state.ts'
import { Button } from '#design/button.tsx'
import { formatDay } from '#i18n/date-format.ts'
import type { PageId } from '#map/pages/pages.ts'

interface PaperHeadProps {
  readonly page: PageId
  readonly heading: RichTextValue
  readonly cases: readonly CaseQuestion[]
  readonly answers: Answers
  /** The day of printing, as an ISO date. */
  readonly day: string
}

/** The print-only heading of the list: broker, service, case and date. */
function PaperHead({ page, heading, cases, answers, day }: PaperHeadProps): ReactNode {
  const { brand, contact, locale, pages } = useSite()
  const chosen = cases.flatMap(({ id, label, options }) => {
    const option = options.find((one) => one.id === answers[id])
    return option ? [{ id, label, answer: option.label }] : []
  })
  return (
    <div className="paper-head" aria-hidden="true">
      <p className="paper-from">
        <b>{brand.name}</b>
        <span>{contact.phoneDisplay}</span>
        <span>{formatDay(day, locale)}</span>
      </p>
      <p className="paper-title">
        {pages[page].label}: <RichText value={heading} />
      </p>
      <dl>
        {chosen.map(({ id, label, answer }) => (
          <Fragment key={id}>
            <dt>
              <RichText value={label} />
            </dt>
            <dd>
              <RichText value={answer} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}

interface ChecklistBarProps {
  readonly ready: number
  readonly total: number
  readonly onPrint: () => void
  readonly onShare: () => void
  readonly onClear: () => void
  /** Present while clearing can be undone. */
  readonly onUndo: (() => void) | undefined
}

/** Progress and actions of the list. As high as its reserved space. */
function ChecklistBar(props: ChecklistBarProps): ReactNode {
  const { ready, total, onPrint, onShare, onClear, onUndo } = props
  const t = useT('checklist')
  return (
    <div className="checklist-bar">
      <p className="checklist-progress" role="status">
        {t('progress', { ready, total })}
      </p>
      <button type="button" className="checklist-clear" onClick={onUndo ?? onClear}>
        {t(onUndo ? 'undo' : 'clear')}
      </button>
      <p className="checklist-kept muted">{t('kept')}</p>
      <div className="checklist-buttons">
        <Button variant="secondary" compact onClick={onPrint}>
          {t('print')}
        </Button>
        <Button variant="secondary" compact onClick={onShare}>
          {t('share')}
        </Button>
      </div>
      <progress value={ready} max={total} aria-hidden="true" />
    </div>
  )
}

interface CaseChoicesProps {
  readonly cases: readonly CaseQuestion[]
  readonly answers: Answers
  readonly onChoose: (question: string, option: string) => void
}

/** The questions that filter the list. All are optional. */
function CaseChoices({ cases, answers, onChoose }: CaseChoicesProps): ReactNode {
  return cases.map(({ id, label, options }) => (
    <div key={id} className="case" role="radiogroup" aria-labelledby={`case-${id}`}>
      <b id={`case-${id}`}>
        <RichText value={label} />
      </b>
      <div>
        {options.map((option) => (
          <label key={option.id} className="case-option">
            <input
              type="radio"
              name={`case-${id}`}
              checked={answers[id] === option.id}
              onChange={() => onChoose(id, option.id)}
            />
            <RichText value={option.label} />
          </label>
        ))}
      </div>
    </div>
  ))
}

/**
 * Whether this address was opened from outside: neither reloaded nor reached from a page of the
 * site.
 */
function wasOpenedHere(): boolean {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opening?.type === 'navigate' && opening.name === location.href
}

/**
 * Scrolls the list of a shared link into view once it is filtered for its case, unless the reader
 * has already scrolled elsewhere.
 */
function useShowNamedCase(): void {
  const [wanted] = useState(
    () => idsInQuery(location.search) !== undefined && scrollY === 0 && wasOpenedHere(),
  )
  useEffect(() => {
    if (!wanted) return
    // After the next frame: the list has its final length then, so that nothing moves in view.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() =>
        document.querySelector('.checklist')?.closest('section')?.scrollIntoView(),
      )
    })
    return () => cancelAnimationFrame(frame)
  }, [wanted])
}

/** Prints the list alone; the style sheet hides the rest of the page while the attribute is set. */
function printList(): void {
  const { dataset } = document.documentElement
  dataset['print'] = 'checklist'
  addEventListener('afterprint', () => delete dataset['print'], { once: true })
  window.print()
}

/** The list with its questions, checkboxes and actions. */
export function Checklist({ page, heading, cases, documents, renderList }: ChecklistProps): ReactNode {
  const t = useT('checklist')
  const { answers, done, query, choose, tick, clear, undo } = useListState({ page, cases })
  const { said, share } = useShareLink()
  const [day, setDay] = useState(madridToday)
  useShowNamedCase()
  /** A document that depends on an open question is shown once that is answered, or if it is ticked. */
  const isShown = ({ id, when }: ListedDocument) => {
    const needed = judge(when, answers)
    return needed === 'yes' || (needed === 'open' && done.has(id))
  }
  const shown = documents.filter(isShown)
  const ready = shown.filter(({ id }) => done.has(id)).length

  const print = () => {
    flushSync(() => setDay(madridToday()))
    printList()
  }
  return (
    <>
      {renderList({
        answers,
        isShown,
        waiting: documents.filter((one) => judge(one.when, answers) === 'open' && !done.has(one.id)).length,
        head: (
          <>
            <PaperHead page={page} heading={heading} cases={cases} answers={answers} day={day} />
            <div className="checklist-head">
              <CaseChoices cases={cases} answers={answers} onChoose={choose} />
              <ChecklistBar
                ready={ready}
                total={shown.length}
                onPrint={print}
                onShare={() => share(location.origin + location.pathname + query)}
                onClear={clear}
                onUndo={undo}
              />
            </div>
          </>
        ),
        renderMark: ({ id, name }) => (
          <Checkbox
            id={`have-${id}`}
            label={<RichText value={name} />}
            labelHidden
            checked={done.has(id)}
            onChange={({ target }) => tick(id, target.checked)}
          />
        ),
      })}
      <StatusMessage toast>{said && t(said.key, { link: said.link })}</StatusMessage>
    </>
  )
}
