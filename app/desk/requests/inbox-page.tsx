import { Badge } from '#design/badge.tsx'
import { Button, LinkButton } from '#design/button.tsx'
import type { RequestState } from '#platform/store/schema.server.ts'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { ChoiceField, LineField } from '#desk/ui/desk-form.tsx'
import { DeskTable, Pager, ViewTabs } from '#desk/ui/desk-list.tsx'
import { DeskPage, Empty } from '#desk/ui/desk-page.tsx'
import type { RequestLine } from './inbox-model.server.ts'

/** A due day, marked if it is late or today. */
export function DueBadge({ due }: Pick<RequestLine, 'due'>) {
  if (due === undefined) return null
  if (due.tone === 'later') return due.words
  return <Badge tone={due.tone === 'late' ? 'bad' : 'us'}>{due.words}</Badge>
}

const stateTones: Readonly<Record<RequestState, 'us' | 'plain' | 'ok' | 'outline' | 'bad'>> = {
  received: 'us',
  seen: 'plain',
  answered: 'ok',
  closed: 'outline',
  withdrawn: 'outline',
  quarantined: 'bad',
}

/** The state of a request. */
export function StateBadge({ state, words }: { readonly state: RequestState; readonly words: string }) {
  return <Badge tone={stateTones[state]}>{words}</Badge>
}

/** Requests as a table: who and what first, as the office speaks of them. */
function RequestTable({
  caption,
  rows,
}: {
  readonly caption: string
  readonly rows: readonly RequestLine[]
}) {
  const t = useDeskText('requests')
  return (
    <DeskTable
      caption={caption}
      keyOf={({ reference }) => reference}
      rows={rows}
      columns={[
        {
          key: 'name',
          label: t('columns.name'),
          head: true,
          cell: ({ reference, name, about }) => (
            <>
              <a href={`/requests/${reference}`}>{name}</a>
              <small className="request-about">
                {about} · <span className="request-code">{reference}</span>
              </small>
            </>
          ),
        },
        { key: 'due', label: t('columns.due'), cell: ({ due }) => <DueBadge due={due} /> },
        {
          key: 'state',
          label: t('columns.state'),
          cell: ({ state, stateWords, isAdded }) =>
            isAdded ? (
              <Badge tone="us">{t('inbox.added')}</Badge>
            ) : (
              <StateBadge state={state} words={stateWords} />
            ),
        },
        { key: 'office', label: t('columns.office'), cell: ({ office }) => office },
        { key: 'assignee', label: t('columns.assignee'), cell: ({ assignee }) => assignee },
        { key: 'language', label: t('columns.language'), cell: ({ language }) => language },
        { key: 'received', label: t('columns.received'), cell: ({ received }) => received },
      ]}
    />
  )
}

/** The box that finds a request. It is posted, so that no name or address stands in a link or a log. */
function SearchBox({ q, error }: { readonly q: string; readonly error?: string | undefined }) {
  const t = useDeskText('requests')
  return (
    <search>
      <form method="post" action="/requests" className="desk-filter request-search">
        <LineField
          name="q"
          label={t('inbox.searchLabel')}
          hint={t('inbox.searchHint')}
          defaultValue={q}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          state={{ values: {}, errors: error === undefined ? {} : { q: error } }}
        />
        <Button type="submit" compact>
          {t('inbox.search')}
        </Button>
      </form>
    </search>
  )
}

interface Choice {
  readonly name: 'office' | 'kind' | 'who' | 'due' | 'locale'
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

interface InboxPageProps {
  readonly tabs: readonly {
    readonly href: string
    readonly label: string
    readonly count?: number | undefined
    readonly current: boolean
  }[]
  /** The state in the address, for the filter form. */
  readonly state: string
  readonly choices: readonly Choice[]
  readonly filtered: boolean
  readonly rows: readonly RequestLine[]
  readonly total: number
  /** Counts from 0. */
  readonly page: number
  readonly more: boolean
  readonly href: (page: number) => string
}

const choiceLabels = {
  office: 'inbox.office',
  kind: 'inbox.kind',
  who: 'inbox.who',
  due: 'inbox.due',
  locale: 'inbox.language',
} as const

/** The inbox: views by state, filters in the address, pages of fifty. */
export function InboxPage(props: InboxPageProps) {
  const { tabs, state, choices, filtered, rows, total, page, more, href } = props
  const t = useDeskText('requests')
  return (
    <DeskPage title={t('inbox.title')} lead={t('inbox.lead')}>
      <SearchBox q="" />
      <ViewTabs label={t('inbox.views')} tabs={tabs} />
      <form method="get" action="/requests" className="desk-filter request-filter">
        <input type="hidden" name="state" value={state} />
        {choices.map(({ name, value, options }) => (
          <ChoiceField
            key={name}
            name={name}
            label={t(choiceLabels[name])}
            defaultValue={value}
            options={options}
          />
        ))}
        <Button type="submit" compact variant="secondary">
          {t('inbox.filter')}
        </Button>
        {filtered && <a href={`/requests?state=${state}`}>{t('inbox.reset')}</a>}
      </form>
      {rows.length === 0 ? (
        <Empty>{t(filtered ? 'inbox.noneFiltered' : 'inbox.none')}</Empty>
      ) : (
        <>
          <p>{t('inbox.count', { count: total })}</p>
          <RequestTable caption={t('inbox.title')} rows={rows} />
        </>
      )}
      <Pager page={page} more={more} href={href} />
    </DeskPage>
  )
}

interface FoundPageProps {
  readonly q: string
  readonly error: string | undefined
  readonly rows: readonly RequestLine[]
  readonly total: number
}

/** What a search found. */
export function FoundPage({ q, error, rows, total }: FoundPageProps) {
  const t = useDeskText('requests')
  const found =
    total > rows.length
      ? t('inbox.foundMore', { count: rows.length, q })
      : t('inbox.found', { count: total, q })
  return (
    <DeskPage
      title={t('inbox.title')}
      back={{ href: '/requests', label: t('inbox.all') }}
      actions={
        <LinkButton href="/requests" variant="secondary" compact>
          {t('inbox.all')}
        </LinkButton>
      }
    >
      <SearchBox q={q} error={error} />
      {error === undefined && <p role="status">{found}</p>}
      {rows.length > 0 && <RequestTable caption={found} rows={rows} />}
    </DeskPage>
  )
}
