import { type ReactNode, useEffect, useRef, useState, type ReactEventHandler, type RefObject } from 'react'
import { icons } from 'virtual:icons/claims'
import type { ClaimsExtras } from '#content/claims.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { ClaimsContent } from '#content/schema/schema.claims.ts'
import type { ClaimAids } from '#domains/claims/aids.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { useSite } from '#i18n/locale-provider.tsx'
import { Icon } from '#design/icons/icon.tsx'

type CallLineWords = Resolved<ClaimsContent['lines']['items'][number]>

/** A number in display and dialling format. */
interface Dial {
  readonly shown: string
  readonly href: string
}

/** Finds a contact's number: public ones are facts, the insurer's and ours are configuration. */
export function useDial({ insurerPhone }: Pick<ClaimsExtras, 'insurerPhone'>) {
  const { contact } = useSite()
  return ({ who, number }: CallLineWords): Dial | undefined => {
    if (who === 'us') return { shown: contact.phoneDisplay, href: `tel:${contact.phone}` }
    const shown = who === 'insurer' ? insurerPhone : number && String(number)
    return shown === undefined ? undefined : { shown, href: `tel:${shown.replaceAll(' ', '')}` }
  }
}

interface CallLineProps {
  readonly line: CallLineWords
  readonly dial: Dial | undefined
}

/** A contact, as one large target; without a number it says where to find it. */
export function CallLine({ line: { who, name, missing }, dial }: CallLineProps): ReactNode {
  if (dial === undefined) {
    return (
      <p className="claim-call">
        <RichText value={name} />
        <span className="small">{missing && <RichText value={missing} />}</span>
      </p>
    )
  }
  return (
    <a className={`claim-call claim-call-${who}`} href={dial.href}>
      <Icon name="phone" />
      <RichText value={name} />
      <b>{dial.shown}</b>
    </a>
  )
}

type ClaimCaseWords = Resolved<ClaimsContent['cases'][number]>

/** First steps, in order. */
function FirstSteps({ steps }: Pick<ClaimCaseWords, 'steps'>): ReactNode {
  return (
    <ol className="claim-steps" role="list">
      {steps.map(({ title, text }, index) => (
        <li key={index}>
          <b>{title}</b>
          <p>
            <RichText value={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}

interface LinesProps {
  readonly title: RichTextValue
  readonly kind: 'keep' | 'avoid'
  readonly lines: readonly RichTextValue[]
}

/** What to photograph and keep, or what to avoid. */
function Lines({ title, kind, lines }: LinesProps): ReactNode {
  return (
    <div className={`claim-${kind}`}>
      <h4>
        <RichText value={title} />
      </h4>
      <ul role="list">
        {lines.map((line, index) => (
          <li key={index}>
            <RichText value={line} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PhrasesProps {
  readonly title: RichTextValue
  readonly ids: ClaimCaseWords['phrases']
  readonly phrases: ClaimsExtras['phrases']
}

/** Sentences to say or to show, large in the listener's language, small in the reader's. */
function Phrases({ title, ids, phrases }: PhrasesProps): ReactNode {
  return (
    <>
      <h4>
        <RichText value={title} />
      </h4>
      <ul className="claim-phrases" role="list">
        {ids.map((id) => {
          const phrase = phrases[id]
          if (phrase === undefined) return null
          return (
            <li key={id}>
              {phrase.others.map(({ lang, text }) => (
                <b key={lang} lang={lang}>
                  {text}
                </b>
              ))}
              <span>{phrase.own}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

type LimitWords = Resolved<ClaimsContent['limits'][number]>

interface LimitListProps {
  readonly title: RichTextValue
  /** The case, for ids that are unique on the page. */
  readonly kind: string
  readonly limits: readonly LimitWords[]
  readonly periods: ClaimsExtras['periods']
  readonly aids: ClaimAids | undefined
  /** The ISO day on Mallorca; undefined until the page runs in a browser. */
  readonly today: string | undefined
}

/** The deadlines of a case; with scripts, computed from the date that the reader enters. */
function LimitList({ title, kind, limits, periods, aids, today }: LimitListProps): ReactNode {
  const alive = today !== undefined && aids
  return (
    <>
      <h4>
        <RichText value={title} />
      </h4>
      <div className="claim-day-place">
        {alive && (
          <alive.Words>
            <alive.DayField id={`${kind}-day`} today={today} />
          </alive.Words>
        )}
      </div>
      <dl className="claim-limits" aria-live="polite">
        {limits.map(({ id, period, title: name, text, counted }) => {
          const { words, count } = periods[period] ?? { words: '' }
          return (
            <div key={id}>
              <dt>
                <b>{words}</b> {name}
              </dt>
              <dd>
                {alive && counted && count && (
                  <alive.Words>
                    <alive.Due period={count} today={today} />
                  </alive.Words>
                )}
                <RichText value={text} />
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}

interface OnceOpen {
  readonly ref: RefObject<HTMLDetailsElement | null>
  readonly onToggle: ReactEventHandler<HTMLDetailsElement>
  /** Whether it is open, or was. */
  readonly wasOpen: boolean
}

/**
 * Renders a disclosure's content when it is first opened. Browser autofill examines every field of
 * a page, and lays out each closed disclosure that contains one: 13 of them took 70 to 130 ms, on a
 * phone four times that.
 */
function useOnceOpen(open: boolean): OnceOpen {
  const ref = useRef<HTMLDetailsElement>(null)
  const [wasOpen, setWasOpen] = useState(open)
  useEffect(() => {
    // It may have been opened by a press or the address before the page's scripts ran.
    if (ref.current?.open) setWasOpen(true)
  }, [])
  const onToggle: OnceOpen['onToggle'] = ({ currentTarget }) => {
    if (currentTarget.open) setWasOpen(true)
  }
  return { ref, onToggle, wasOpen }
}

interface ClaimCaseProps {
  readonly claim: ClaimCaseWords
  readonly content: Resolved<ClaimsContent>
  readonly extras: ClaimsExtras
  readonly aids: ClaimAids | undefined
  readonly today: string | undefined
  /** Initially open, as a storm is in storm mode. */
  readonly open: boolean
}

/**
 * One case: a disclosure that works without scripts, opened by its own address, with first aid
 * inside. Cases do not close each other: if one above closed, the pressed row would move off the
 * screen.
 */
export function ClaimCase({ claim, content, extras, aids, today, open }: ClaimCaseProps): ReactNode {
  const { parts, lines, limits, cta } = content
  const dial = useDial(extras)
  const { wasOpen, ...disclosure } = useOnceOpen(open)
  const called = claim.call.flatMap((who) => lines.items.find((line) => line.who === who) ?? [])
  const within = claim.within.flatMap((id) => limits.find((limit) => limit.id === id) ?? [])
  return (
    <details className="claim" open={open} {...disclosure}>
      <summary>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={icons[claim.id]} />
        </svg>
        <h3>{claim.title}</h3>
      </summary>
      <div className="claim-body" id={claim.id}>
        <h4>
          <RichText value={parts.steps} />
        </h4>
        <FirstSteps steps={claim.steps} />
        <h4>
          <RichText value={parts.call} />
        </h4>
        <div className="claim-calls">
          {called.map((line) => (
            <CallLine key={line.who} line={line} dial={dial(line)} />
          ))}
        </div>
        <div className="claim-pair">
          <Lines title={parts.keep} kind="keep" lines={claim.keep} />
          <Lines title={parts.avoid} kind="avoid" lines={claim.avoid} />
        </div>
        <LimitList
          title={parts.limits}
          kind={claim.id}
          limits={within}
          periods={extras.periods}
          aids={wasOpen ? aids : undefined}
          today={today}
        />
        <Phrases title={parts.phrases} ids={claim.phrases} phrases={extras.phrases} />
        <DialogButton dialog="contact-dialog" claim={claim.id}>
          {cta}
        </DialogButton>
      </div>
    </details>
  )
}
