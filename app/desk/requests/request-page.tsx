import { Badge } from '#design/badge.tsx'
import { Callout } from '#design/callout.tsx'
import { may } from '#domains/staff/roles.ts'
import { useDeskText, useMember } from '#desk/ui/desk-context.tsx'
import { ActionButton, AreaField, DeskForm } from '#desk/ui/desk-form.tsx'
import { DeskPage, Panel } from '#desk/ui/desk-page.tsx'
import { DueBadge, StateBadge } from './inbox-page.tsx'
import { RequestFiles } from './request-files.tsx'
import { RequestReplies } from './request-replies.tsx'
import { ContactPanel, OthersPanel, WorkPanel } from './request-side.tsx'
import { FactList, Version, WrittenList } from './request-parts.tsx'
import type { OvertakenNote, RequestForms, RequestView } from './request-view.ts'

interface RequestPageProps {
  readonly view: RequestView
  readonly forms: RequestForms
  readonly overtaken: OvertakenNote | undefined
}

function Sent({ view: { answers, lang } }: Pick<RequestPageProps, 'view'>) {
  const t = useDeskText('requests')
  return (
    <Panel id="sent" title={t('request.sent')}>
      {answers.length === 0 ? <p>{t('request.noAnswers')}</p> : <FactList facts={answers} lang={lang} />}
    </Panel>
  )
}

function AppointmentPanel({ view: { appointment, reference } }: Pick<RequestPageProps, 'view'>) {
  const t = useDeskText('requests')
  if (!appointment) return null
  const links = appointment.isAhead && (
    <div className="desk-actions">
      <a href={`/day/move/${reference}`}>{t('request.move')}</a>
      <a href={`/day/cancel/${reference}`}>{t('request.cancel')}</a>
    </div>
  )
  return (
    <Panel id="appointment" title={t('request.appointment')} actions={links}>
      <FactList facts={appointment.facts} />
    </Panel>
  )
}

function Internal({ view, forms }: Pick<RequestPageProps, 'view' | 'forms'>) {
  const t = useDeskText('requests')
  const { internal, reference } = view
  const label = t('fields.note')
  return (
    <Panel id="internal" title={t('request.internal')}>
      {internal.length === 0 ? (
        <p className="muted">{t('request.noNotes')}</p>
      ) : (
        <WrittenList texts={internal} />
      )}
      <DeskForm
        action={`/requests/${reference}/note`}
        submit={t('fields.addNote')}
        variant="secondary"
        state={forms.note}
        labels={{ note: label }}
      >
        <Version version={forms.version} />
        <AreaField name="note" label={label} state={forms.note} rows={3} />
      </DeskForm>
    </Panel>
  )
}

const mailTones = { sent: 'ok', waiting: 'plain', trying: 'us', dead: 'bad', settled: 'outline' } as const

function MailLog({ view: { mails } }: Pick<RequestPageProps, 'view'>) {
  const t = useDeskText('requests')
  const desk = useDeskText('desk')
  const member = useMember()
  const again = mails.some(({ state }) => state === 'dead') && may(member, 'undelivered') && (
    <a href="/undelivered">{desk('nav.undelivered')}</a>
  )
  return (
    <Panel id="mails" title={t('request.mails')} actions={again}>
      {mails.length === 0 ? (
        <p className="muted">{t('request.noMails')}</p>
      ) : (
        <ul className="request-mails" role="list">
          {mails.map(({ id, what, state, words, at, why }) => (
            <li key={id}>
              <span>{what}</span>
              <Badge tone={mailTones[state]}>{words}</Badge>
              <small>
                {at}
                {why !== undefined && `. ${why}`}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** A release is the only thing to do with a request in quarantine. */
function Standing({ view: { state, reference } }: Pick<RequestPageProps, 'view'>) {
  const t = useDeskText('requests')
  if (state === 'withdrawn')
    return (
      <Callout kind="note" title={t('request.withdrawn')}>
        {t('request.withdrawnText')}
      </Callout>
    )
  if (state !== 'quarantined') return null
  return (
    <div className="request-quarantine">
      <Callout kind="danger" title={t('request.quarantine')}>
        {t('request.quarantineText')}
      </Callout>
      <ActionButton
        action={`/requests/${reference}/release`}
        label={t('request.release')}
        variant="primary"
      />
    </div>
  )
}

/** One request: what was sent, what has been done about it, and what to do next. */
export function RequestPage({ view, forms, overtaken }: RequestPageProps) {
  const t = useDeskText('requests')
  const { reference, name, about, received, changed, state, stateWords, due, snoozed, origin, notes } = view
  return (
    <DeskPage
      title={name}
      back={{ href: '/requests', label: t('inbox.title') }}
      lead={[about, t('request.reference', { reference }), view.office].join(' · ')}
    >
      {overtaken && (
        <div role="alert">
          <Callout kind="deadline" title={overtaken.title}>
            {overtaken.text}
          </Callout>
        </div>
      )}
      <p className="request-standing">
        <StateBadge state={state} words={stateWords} />
        {due?.tone === 'later' ? <span>{t('request.due', { day: due.words })}</span> : <DueBadge due={due} />}
        {snoozed !== undefined && <Badge tone="outline">{t('request.snoozedUntil', { day: snoozed })}</Badge>}
        <span>{t('request.received', { at: received })}</span>
        {changed !== undefined && <span>{t('request.changed', { at: changed })}</span>}
      </p>
      <Standing view={view} />
      <div className="request-columns">
        {/* First on a phone, beside what was sent on wide screens. */}
        <ContactPanel view={view} forms={forms} />
        <div className="request-main">
          <Sent view={view} />
          <AppointmentPanel view={view} />
          <RequestFiles view={view} />
          {notes.length > 0 && (
            <Panel id="notes" title={t('request.notes')}>
              <WrittenList texts={notes} lang={view.lang} />
            </Panel>
          )}
          <RequestReplies view={view} forms={forms} />
          <Internal view={view} forms={forms} />
          <MailLog view={view} />
          <Panel id="origin" title={t('request.origin')}>
            <FactList facts={origin} />
          </Panel>
        </div>
        <div className="request-side">
          <WorkPanel view={view} forms={forms} />
          <OthersPanel view={view} />
          {view.mayErase && (
            <p>
              <a className="request-erase" href={`/requests/${reference}/erase`}>
                {t('request.erase')}
              </a>
            </p>
          )}
        </div>
      </div>
    </DeskPage>
  )
}
