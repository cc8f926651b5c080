import type { DueWords } from '#desk/requests/due-words.server.ts'
import { DueBadge } from '#desk/requests/inbox-page.tsx'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { DeskPage, Empty } from '#desk/ui/desk-page.tsx'

/** One list of the start page: its number and its first lines. */
export interface TodayCard {
  readonly key: 'overdue' | 'due' | 'fresh' | 'mine' | 'appointments' | 'quarantined' | 'undelivered'
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

/** What waits today. */
export function TodayPage({ day, open, cards }: TodayPageProps) {
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
    </DeskPage>
  )
}
