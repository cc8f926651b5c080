import { LinkButton } from '#design/button.tsx'
import type { Undelivered } from '#domains/requests/work/undelivered.server.ts'
import { may } from '#domains/staff/roles.ts'
import { useDeskText, useMember } from '#desk/ui/desk-context.tsx'
import { ActionButton } from '#desk/ui/desk-form.tsx'
import { DeskTable, Pager, ViewTabs } from '#desk/ui/desk-list.tsx'
import { DeskPage, Empty } from '#desk/ui/desk-page.tsx'
import { EmailText } from '#desk/ui/email-text.tsx'
import { PhoneLink } from '#desk/ui/phone-link.tsx'

/** A message with its words in the member's language. */
export interface UndeliveredRow {
  readonly message: Undelivered
  /** What it is, such as “E-mail to the visitor: request received”. */
  readonly what: string
  /** Why it was not delivered; undefined if it was never tried. */
  readonly why: string | undefined
}

interface Moments {
  readonly when: (instant: Temporal.Instant) => string
  /** The time of day alone. */
  readonly time: (instant: Temporal.Instant) => string
}

interface UndeliveredPageProps extends Moments {
  readonly view: Undelivered['state']
  readonly counts: Readonly<Record<Undelivered['state'], number>>
  readonly rows: readonly UndeliveredRow[]
  readonly page: number
  readonly more: boolean
  readonly href: (page: number) => string
}

const isToVisitor = ({ kind }: Undelivered) => kind !== 'mail-office' && kind !== 'webhook'

/** The request of a message, and whom to call about it, unless the member sees no personal data. */
function RequestCell({ message }: { readonly message: Undelivered }) {
  const t = useDeskText('data')
  const { reference, visitor } = message
  if (!visitor) return reference
  const { name, email, phone } = visitor
  return (
    <div className="undelivered-lines">
      <a href={`/requests/${reference}`}>{reference}</a>
      <span>{name}</span>
      {isToVisitor(message) && (
        <span>{email === undefined ? t('undelivered.noAddress') : <EmailText address={email} />}</span>
      )}
      {phone !== undefined && <PhoneLink number={phone} />}
    </div>
  )
}

/** What a message is, since when it waits and how often it was tried. */
function MessageCell({ row, when, time }: { readonly row: UndeliveredRow } & Moments) {
  const t = useDeskText('data')
  const { state, at, queuedAt, attempts } = row.message
  return (
    <div className="undelivered-lines">
      <span>{row.what}</span>
      <small>{t('undelivered.since', { at: when(state === 'dead' ? at : queuedAt) })}</small>
      {attempts > 0 && <small>{t('undelivered.attempts', { count: attempts })}</small>}
      {attempts > 0 && state === 'late' && <small>{t('undelivered.next', { at: time(at) })}</small>}
    </div>
  )
}

function Actions({ row: { message, what } }: { readonly row: UndeliveredRow }) {
  const t = useDeskText('data')
  const { id, reference, state, visitor } = message
  const values = { id, view: state }
  const named = { message: what, reference }
  return (
    <div className="undelivered-actions">
      <ActionButton
        action="/undelivered/again"
        values={values}
        label={t(state === 'dead' ? 'undelivered.again' : 'undelivered.now')}
        name={t(state === 'dead' ? 'undelivered.againNamed' : 'undelivered.nowNamed', named)}
      />
      {visitor && isToVisitor(message) && (
        <LinkButton
          href={`/undelivered/${reference}/address`}
          variant="secondary"
          compact
          aria-label={t('undelivered.correctNamed', { reference })}
        >
          {t('undelivered.correct')}
        </LinkButton>
      )}
      {state === 'dead' && (
        <ActionButton
          action="/undelivered/dismiss"
          values={values}
          label={t('undelivered.dismiss')}
          name={t('undelivered.dismissNamed', named)}
        />
      )}
    </div>
  )
}

/** Messages that were given up, or that are late and tried again. */
export function UndeliveredPage({ view, counts, rows, page, more, href, when, time }: UndeliveredPageProps) {
  const t = useDeskText('data')
  const seesVisitors = may(useMember(), 'requests')
  const isDead = view === 'dead'
  const explained = isDead
    ? t(seesVisitors ? 'undelivered.explainDead' : 'undelivered.explainDeadOperator')
    : t('undelivered.explainLate')
  return (
    <DeskPage title={t('undelivered.title')} lead={t('undelivered.lead')}>
      <ViewTabs
        label={t('undelivered.views')}
        tabs={(['dead', 'late'] as const).map((state) => ({
          href: state === 'dead' ? '/undelivered' : '/undelivered?view=late',
          label: t(`undelivered.${state}`),
          count: counts[state],
          current: state === view,
        }))}
      />
      {rows.length === 0 ? (
        <Empty>{t(isDead ? 'undelivered.noneDead' : 'undelivered.noneLate')}</Empty>
      ) : (
        <>
          <div className="undelivered-head">
            <p>{explained}</p>
            <ActionButton
              action="/undelivered/again"
              values={{ view }}
              label={t(isDead ? 'undelivered.all' : 'undelivered.allNow', { count: counts[view] })}
            />
          </div>
          <DeskTable
            caption={t(`undelivered.${view}`)}
            keyOf={({ message }) => message.id}
            rows={rows}
            columns={[
              {
                key: 'message',
                label: t('undelivered.message'),
                head: true,
                cell: (row) => <MessageCell row={row} when={when} time={time} />,
              },
              {
                key: 'why',
                label: t('undelivered.why'),
                cell: ({ why }) => (
                  <span className="undelivered-why">{why ?? t('undelivered.notTried')}</span>
                ),
              },
              {
                key: 'request',
                label: t('undelivered.request'),
                cell: ({ message }) => <RequestCell message={message} />,
              },
              { key: 'do', label: t('undelivered.do'), cell: (row) => <Actions row={row} /> },
            ]}
          />
        </>
      )}
      <Pager page={page} more={more} href={href} />
    </DeskPage>
  )
}
