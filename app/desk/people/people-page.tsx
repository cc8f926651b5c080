import type { FoundPerson } from '#domains/requests/person/search-people.server.ts'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { DeskForm, LineField } from '#desk/ui/desk-form.tsx'
import { DeskTable } from '#desk/ui/desk-list.tsx'
import { DeskPage, Empty } from '#desk/ui/desk-page.tsx'
import { EmailText } from '#desk/ui/email-text.tsx'
import { PhoneLink } from '#desk/ui/phone-link.tsx'
import type { FormState } from '#desk/ui/form-state.ts'

interface PeoplePageProps {
  readonly state: FormState
  /** Undefined before a search. */
  readonly people: readonly FoundPerson[] | undefined
  /** There are more than are shown. */
  readonly more: boolean
  readonly when: (instant: Temporal.Instant) => string
}

function Found({ people, more, when }: Omit<PeoplePageProps, 'state'>) {
  const t = useDeskText('data')
  if (people === undefined) return <Empty>{t('people.before')}</Empty>
  if (people.length === 0) return <Empty>{t('people.none')}</Empty>
  return (
    <>
      <p>{more ? t('people.more', { count: people.length }) : t('people.found', { count: people.length })}</p>
      <DeskTable
        caption={t('people.title')}
        keyOf={({ reference }) => reference}
        rows={people}
        columns={[
          {
            key: 'name',
            label: t('people.name'),
            head: true,
            cell: ({ reference, name }) => <a href={`/people/${reference}`}>{name}</a>,
          },
          {
            key: 'email',
            label: t('people.email'),
            cell: ({ email }) => email && <EmailText address={email} />,
          },
          {
            key: 'phone',
            label: t('people.phone'),
            cell: ({ phone }) => phone && <PhoneLink number={phone} />,
          },
          { key: 'requests', label: t('people.requests'), cell: ({ requests }) => requests },
          { key: 'latest', label: t('people.latest'), cell: ({ latestAt }) => when(latestAt) },
        ]}
      />
    </>
  )
}

/** The search for a person. It is posted, so that no name or address stands in a link or a log. */
export function PeoplePage({ state, ...found }: PeoplePageProps) {
  const t = useDeskText('data')
  const label = t('people.query')
  return (
    <DeskPage title={t('people.title')} lead={t('people.lead')}>
      <search>
        <DeskForm action="/people" submit={t('people.search')} state={state} labels={{ q: label }}>
          <LineField
            name="q"
            label={label}
            hint={t('people.queryHint')}
            state={state}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={120}
          />
        </DeskForm>
      </search>
      <Found {...found} />
    </DeskPage>
  )
}
