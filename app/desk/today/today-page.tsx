import type { DueWords } from '#desk/requests/due-words.server.ts'
import { DueBadge } from '#desk/requests/inbox-page.tsx'
import type { LaunchItem } from '#domains/launch/launch-list.server.ts'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { DeskPage, Empty } from '#desk/ui/desk-page.tsx'

/** One list of the start page: its number and its first lines. */
export interface TodayCard {
  readonly key:
    | 'overdue'
    | 'due'
    | 'fresh'
    | 'mine'
    | 'appointments'
    | 'quarantined'
    | 'undelivered'
    | 'drafts'
  readonly href: string
  readonly count: number
  readonly lines: readonly {
    readonly key: string
    readonly href: string
    readonly title: string
    readonly detail: string
    readonly due: DueWords | undefined
  }[]
}

interface TodayPageProps {
  /** The day in words. */
  readonly day: string
  /** Open requests; undefined for roles that see none. */
  readonly open: number | undefined
  readonly cards: readonly TodayCard[]
  /** What the owner has not entered yet; undefined for roles that cannot change it. */
  readonly launch: readonly LaunchItem[] | undefined
}

/** Lists that demand something while they are not empty. */
const urgent: ReadonlySet<TodayCard['key']> = new Set(['overdue', 'undelivered'])

function Card({ card: { key, href, count, lines } }: { readonly card: TodayCard }) {
  const t = useDeskText('requests')
  return (
    <section className="today-card" data-urgent={(urgent.has(key) && count > 0) || undefined}>
      <h2>
        <a href={href}>
          <span>{t(`today.${key}`)}</span> <b>{count}</b>
        </a>
      </h2>
      {lines.length === 0 ? (
        <p className="today-none">{t(`today.${key}None`)}</p>
      ) : (
        <ul role="list">
          {lines.map((line) => (
            <li key={line.key}>
              <a href={line.href}>{line.title}</a>
              <small>{line.detail}</small>
              <DueBadge due={line.due} />
            </li>
          ))}
        </ul>
      )}
      {count > lines.length && lines.length > 0 && (
        <p>
          <a href={href}>{t('today.all')}</a>
        </p>
      )}
    </section>
  )
}

/** What is missing before launch, and where to enter it. */
function LaunchBox({ items }: { readonly items: readonly LaunchItem[] }) {
  const t = useDeskText('launch')
  return (
    <section className="today-launch" aria-labelledby="launch-title">
      <h2 id="launch-title">{t('title')}</h2>
      <p>{t('lead', { count: items.length })}</p>
      <details>
        <summary>{t('show')}</summary>
        <ul role="list">
          {items.map(({ key, file, field, optional, names, count }) => (
            <li key={key}>
              <b>{t(`items.${key}`)}</b> {optional && <small>({t('optional')})</small>}
              {names && <span>{names.join(', ')}</span>}
              {count && <span>{t('counted', count)}</span>}
              <code>{[`content/${file}`, field].filter(Boolean).join(': ')}</code>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

/** What waits today. */
export function TodayPage({ day, open, cards, launch }: TodayPageProps) {
  const t = useDeskText('requests')
  return (
    <DeskPage
      title={t('today.title')}
      lead={open === undefined ? day : t('today.lead', { day, count: open })}
    >
      {open === undefined && <Empty>{t('today.noRequests')}</Empty>}
      <div className="today-cards">
        {cards.map((card) => (
          <Card key={card.key} card={card} />
        ))}
      </div>
      {launch && launch.length > 0 && <LaunchBox items={launch} />}
    </DeskPage>
  )
}
