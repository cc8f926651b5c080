import { AnswerNote } from '#domains/requests/dialog/answer-note.tsx'
import { dayInWords } from '#forms/day-in-words.ts'
import { useHref, useSite, useT } from '#i18n/locale-provider.tsx'
import { formatDateTime } from '#i18n/date-format.ts'
import { weekdayName } from '#i18n/weekday-words.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import type { Localized } from '#map/locale.ts'
import { AccordionItem } from '#design/accordion.tsx'
import { SignalProgress } from '#design/signal/signal-progress.tsx'
import { LinkButton } from '#design/button.tsx'
import { BrandedTitle } from '#pages/branded-title.tsx'
import type { StatusData, VisibleState } from '#domains/requests/status/gateway.ts'
import { AddFiles, AddNote, Withdraw } from './status-forms.tsx'
import type { StatusAnswer, StatusRefusal } from './status-route.server.ts'
import { StatusReplies } from './status-replies.tsx'
import { Field } from '#design/fields/field.tsx'

type Standing = Pick<StatusData, 'dialog' | 'state' | 'answerBy' | 'appointment'>

const nextTexts = {
  seen: 'nextSeen',
  answered: 'nextAnswered',
  closed: 'nextClosed',
  withdrawn: 'nextWithdrawn',
} as const

const appointmentTexts = {
  booked: 'nextBooked',
  moved: 'nextMoved',
  unconfirmed: 'nextUnconfirmed',
  lapsed: 'nextLapsed',
  cancelled: 'nextCancelled',
  cancelledByOffice: 'nextCancelledByOffice',
  over: 'nextOver',
} as const

/**
 * For a request not marked as read: it may have been answered anyway, so the text assigns no
 * blame.
 */
function receivedText({ dialog, answerBy }: Standing, today: string) {
  if (answerBy === undefined) return 'nextReceived'
  if (answerBy < today) return 'nextOverdue'
  return dialog === 'callback-dialog' ? 'nextCallBy' : 'nextReceivedBy'
}

/** Whether the office has not answered yet. */
const waits = ({ state }: Pick<StatusData, 'state'>) => state === 'received' || state === 'seen'

/**
 * The text about the next step; until the office has answered, a booking waits for its appointment.
 * @param today an ISO day on Mallorca
 */
export function nextText(status: Standing, today: string) {
  const { state, appointment } = status
  if (appointment && waits(status)) return appointmentTexts[appointment.state]
  return state === 'received' ? receivedText(status, today) : nextTexts[state]
}

const reached = { received: 0, seen: 1, answered: 2, closed: 2 } as const

type Step = VisibleState | 'cancelled'

/** The request's progress; a cancelled booking gets no further steps. */
function stepOf({ state, appointment }: StatusData): Step {
  const isCancelled = appointment?.state === 'cancelled' || appointment?.state === 'cancelledByOffice'
  return isCancelled && (state === 'received' || state === 'seen') ? 'cancelled' : state
}

/** How far the request has got; a withdrawn or cancelled one ended where it was received. */
function StatusSteps({ status }: { status: StatusData }) {
  const t = useT('status')
  const now = stepOf(status)
  if (now !== 'withdrawn' && now !== 'cancelled') {
    const last = t(now === 'closed' ? 'closed' : 'answered')
    const steps = [t('received'), t('seen'), last] as const
    return <SignalProgress label={t('steps')} steps={steps} at={reached[now]} now={t('now')} />
  }
  return (
    <ol className="status-steps" role="list">
      <li data-done>{t('received')}</li>
      <li data-done aria-current="step">
        {t(now)} <span className="status-now">{t('now')}</span>
      </li>
    </ol>
  )
}

/** The documents that the visitor brings to the service that was asked for. */
function PapersToBring({ papers: { page, documents } }: { papers: NonNullable<StatusData['papers']> }) {
  const t = useT('status')
  const href = useHref()
  return (
    <AccordionItem as="h2" title={t('papers')} className="status-papers">
      <ul>
        {documents.map((document) => (
          <li key={document}>{document}</li>
        ))}
      </ul>
      <p>
        <a href={`${href(page)}#documents`}>{t('wholeList')}</a>
      </p>
    </AccordionItem>
  )
}

/**
 * Says that a post was refused because the request had been closed meanwhile: its form is gone. A
 * typed note stays, so that it can be copied.
 */
function SentTooLate({ refusal }: { refusal: StatusRefusal }) {
  const t = useT('status')
  const { contact } = useSite()
  return (
    <div className="status-late">
      <AnswerNote title={t('notSent')} answer={refusal}>
        {t('over', { phone: contact.phoneDisplay })}
      </AnswerNote>
      {refusal.note && (
        <Field id="status-note" label={t('noteUnsent')}>
          {(wiring) => (
            <textarea {...wiring} className="input input-area" rows={6} readOnly value={refusal.note} />
          )}
        </Field>
      )}
    </div>
  )
}

interface StatusPageProps {
  readonly answer: StatusAnswer
  readonly refusal: StatusRefusal | undefined
  /** The last action, from the address. */
  readonly done: string | null
}

/** A request's status, next step and available actions. */
export function StatusPage({ answer, refusal, done }: StatusPageProps) {
  const t = useT('status')
  if (answer.kind !== 'found') return <NoStatus kind={answer.kind} />
  const taken = refusal === undefined ? done : null
  const { notes, files, state } = answer
  const over = state === 'closed' || state === 'withdrawn'
  return (
    <section className="status-page wrap">
      <BrandedTitle>{t('title')}</BrandedTitle>
      <p className="status-reference">{t('reference', { reference: answer.reference })}</p>
      <h1>{t('title')}</h1>
      {taken === 'withdraw' && (
        <AnswerNote kind="done" title={t('doneTitle')} answer={taken}>
          {t('withdrawDone')}
        </AnswerNote>
      )}
      {over && refusal && <SentTooLate refusal={refusal} />}
      <div className="status-columns">
        <div className="status-progress">
          <Progress status={answer} manage={answer.manage} />
          {answer.papers && waits(answer) && <PapersToBring papers={answer.papers} />}
          <StatusReplies replies={answer.replies} />
        </div>
        {!over && (
          <div className="status-forms">
            {/* Keyed so that an accepted form is emptied. */}
            <AddNote
              key={`notes ${notes}`}
              reference={answer.reference}
              notes={notes}
              refusal={refusal?.intent === 'note' ? refusal : undefined}
              done={taken === 'note' ? notes : undefined}
            />
            <AddFiles
              key={`files ${files}`}
              refusal={refusal?.intent === 'files' ? refusal : undefined}
              done={taken === 'files' ? files : undefined}
              qr={answer.qr}
            />
            <Withdraw
              refusal={refusal?.intent === 'withdraw' ? refusal : undefined}
              booked={answer.manage !== undefined}
            />
          </div>
        )}
      </div>
    </section>
  )
}

interface ProgressProps {
  readonly status: StatusData
  readonly manage: Localized<string> | undefined
}

function Progress({ status, manage }: ProgressProps) {
  const t = useT('status')
  const { locale, contact } = useSite()
  // With the year: a request may be shown for longer than one.
  const moment = (at: string) => {
    const instant = new Date(at)
    return `${weekdayName(madridTime(instant).day, locale)}, ${formatDateTime(instant, locale)}`
  }
  return (
    <>
      <h2>{t('steps')}</h2>
      <StatusSteps status={status} />
      <h2>{t('next')}</h2>
      <p>
        {/* oxlint-disable-next-line react/purity -- the server renders it once, on request */}
        {t(nextText(status, madridTime(new Date()).day), {
          phone: contact.phoneDisplay,
          day: status.answerBy === undefined ? '' : dayInWords(status.answerBy, locale),
          moment: status.appointment ? moment(status.appointment.start) : '',
        })}
      </p>
      {status.answerHours !== undefined && !status.appointment && waits(status) && (
        <p className="muted">{t('pace', { count: status.answerHours })}</p>
      )}
      {manage && (
        <p>
          <a href={manage[locale]} target="_self">
            {t('manage')}
          </a>
        </p>
      )}
      <p className="muted">
        {t('sent', { moment: moment(status.createdAt) })}
        <br />
        {status.updatedAt !== status.createdAt && (
          <>
            {t('updated', { moment: moment(status.updatedAt) })}
            <br />
          </>
        )}
        {t('added', { notes: status.notes, files: status.files })}
      </p>
    </>
  )
}

/** The same for a wrong, an expired and an erased link: none reveals which requests existed. */
function NoStatus({ kind }: { kind: 'gone' | 'down' }) {
  const t = useT('status')
  const { contact } = useSite()
  return (
    <section className="status-page wrap">
      <BrandedTitle>{t(`${kind}Title`)}</BrandedTitle>
      <h1>{t(`${kind}Title`)}</h1>
      <p className="lead">{t(`${kind}Help`, { phone: contact.phoneDisplay })}</p>
      <div className="buttons">
        <LinkButton href={`tel:${contact.phone}`} icon="phone">
          {contact.phoneDisplay}
        </LinkButton>
      </div>
    </section>
  )
}
