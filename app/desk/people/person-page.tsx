import { Badge } from '#design/badge.tsx'
import { Button, LinkButton } from '#design/button.tsx'
import { Callout } from '#design/callout.tsx'
import { may } from '#domains/staff/roles.ts'
import { useDeskText, useMember } from '#desk/ui/desk-context.tsx'
import { ActionButton } from '#desk/ui/desk-form.tsx'
import { DeskTable, ViewTabs } from '#desk/ui/desk-list.tsx'
import { DeskPage, Panel } from '#desk/ui/desk-page.tsx'
import { EmailText } from '#desk/ui/email-text.tsx'
import { PhoneLink } from '#desk/ui/phone-link.tsx'
import type { PersonRequest, PersonView } from './person.ts'

interface PersonProps {
  readonly person: PersonView
  readonly when: (instant: Temporal.Instant) => string
}

/** The requests of a person as a table. */
export function PersonRequests({
  requests,
  when,
}: { readonly requests: readonly PersonRequest[] } & Pick<PersonProps, 'when'>) {
  const t = useDeskText('data')
  return (
    <DeskTable
      caption={t('person.requests')}
      keyOf={({ reference }) => reference}
      rows={requests}
      columns={[
        {
          key: 'request',
          label: t('person.request'),
          head: true,
          cell: ({ reference, about }) => (
            <div className="person-lines">
              <a href={`/requests/${reference}`}>{reference}</a>
              <small>{about}</small>
            </div>
          ),
        },
        { key: 'received', label: t('person.received'), cell: ({ receivedAt }) => when(receivedAt) },
        { key: 'office', label: t('person.office'), cell: ({ office }) => office },
        {
          key: 'state',
          label: t('person.state'),
          cell: ({ state, stateWords }) => (
            <Badge tone={state === 'received' || state === 'seen' ? 'us' : 'plain'}>{stateWords}</Badge>
          ),
        },
        {
          key: 'appointment',
          label: t('person.appointment'),
          cell: ({ appointment }) =>
            appointment && (
              <div className="person-lines">
                <span>{when(appointment.startsAt)}</span>
                <small>{appointment.stateWords}</small>
              </div>
            ),
        },
        {
          key: 'more',
          label: t('person.belongings'),
          cell: ({ replies, notes, files }) => {
            const parts = [
              replies.length > 0 && t('person.replyCount', { count: replies.length }),
              notes > 0 && t('person.noteCount', { count: notes }),
              files > 0 && t('person.fileCount', { count: files }),
            ]
            return parts.filter(Boolean).join(', ')
          },
        },
      ]}
    />
  )
}

function Replies({ person, when }: PersonProps) {
  const t = useDeskText('data')
  const replies = person.requests
    .flatMap(({ reference, replies: own }) => own.map((reply) => ({ ...reply, reference })))
    .toSorted((a, b) => Temporal.Instant.compare(b.at, a.at))
  if (replies.length === 0) return null
  return (
    <Panel title={t('person.replies')}>
      {replies.map(({ id, subject, body, at, by, reference }) => (
        <details key={id} className="person-reply">
          <summary>
            <b>{subject}</b> <small>{t('person.replyBy', { at: when(at), by, reference })}</small>
          </summary>
          <p>{body}</p>
        </details>
      ))}
    </Panel>
  )
}

/** How the person can be reached, under each name and address that they gave. */
function Contact({ person }: Pick<PersonProps, 'person'>) {
  const t = useDeskText('data')
  const { names, emails, phones } = person
  return (
    <dl className="person-contact">
      {names.length > 1 && (
        <div>
          <dt>{t('person.names')}</dt>
          {names.map((name) => (
            <dd key={name}>{name}</dd>
          ))}
        </div>
      )}
      {emails.length > 0 && (
        <div>
          <dt>{t('people.email')}</dt>
          {emails.map((email) => (
            <dd key={email}>
              <a href={`mailto:${email}`}>
                <EmailText address={email} />
              </a>
            </dd>
          ))}
        </div>
      )}
      {phones.length > 0 && (
        <div>
          <dt>{t('people.phone')}</dt>
          {phones.map((phone) => (
            <dd key={phone}>
              <PhoneLink number={phone} />
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}

/** What the person can ask for: a copy, no more marketing, erasure. */
function Rights({ person, when }: PersonProps) {
  const t = useDeskText('data')
  const { reference, by, marketingAt, hidden } = person
  return (
    <Panel title={t('person.rights')}>
      <div className="person-right">
        <h3>{t('person.copy')}</h3>
        {hidden > 0 ? (
          <p>{t('person.copyHidden', { count: hidden })}</p>
        ) : (
          <>
            <p>{t('person.copyText')}</p>
            <form method="post" action={`/people/${reference}/copy`} className="desk-submit">
              <input type="hidden" name="by" value={by} />
              <Button type="submit" compact name="as" value="html">
                {t('person.copyHtml')}
              </Button>
              <Button type="submit" compact variant="secondary" name="as" value="json">
                {t('person.copyJson')}
              </Button>
            </form>
          </>
        )}
      </div>
      <div className="person-right">
        <h3>{t('person.marketing')}</h3>
        {marketingAt ? (
          <>
            <p>{t('person.marketingSince', { at: when(marketingAt) })}</p>
            <ActionButton
              action={`/people/${reference}/marketing`}
              values={{ by }}
              label={t('person.marketingEnd')}
            />
          </>
        ) : (
          <p>{t('person.marketingNone')}</p>
        )}
      </div>
      {may(useMember(), 'erase') && (
        <div className="person-right">
          <h3>{t('person.erase')}</h3>
          <p>{t('person.eraseText')}</p>
          <p>
            <LinkButton href={`/people/${reference}/erase?by=${by}`} variant="secondary" compact>
              {t('person.eraseLink')}
            </LinkButton>
          </p>
        </div>
      )}
    </Panel>
  )
}

/** Everything of one person: requests, appointments, replies, and what they can ask for. */
export function PersonPage({ person, when }: PersonProps) {
  const t = useDeskText('data')
  const { reference, name, by, ways, names, requests, hidden } = person
  return (
    <DeskPage title={name} back={{ href: '/people', label: t('people.title') }}>
      <Contact person={person} />
      {ways.length > 1 && (
        <ViewTabs
          label={t('person.ways')}
          tabs={ways.map((way) => ({
            href: `/people/${reference}?by=${way.by}`,
            label: t(`person.by.${way.by}`),
            count: way.count,
            current: way.by === by,
          }))}
        />
      )}
      {names.length > 1 && (
        <Callout kind="note" title={t('person.severalNames')}>
          {t(ways.length > 1 ? 'person.severalNamesWays' : 'person.severalNamesText')}
        </Callout>
      )}
      <PersonRequests requests={requests} when={when} />
      {hidden > 0 && <p>{t('person.hidden', { count: hidden })}</p>}
      <Replies person={person} when={when} />
      <Rights person={person} when={when} />
    </DeskPage>
  )
}
