import { LinkButton } from '#design/button.tsx'
import { Callout } from '#design/callout.tsx'
import { TextInput } from '#design/fields/text-input.tsx'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { ViewTabs } from '#desk/ui/desk-list.tsx'
import { DeskPage, Empty } from '#desk/ui/desk-page.tsx'
import type { OfficeTable } from './day-model.ts'
import { DayList, DayTable } from './day-table.tsx'

interface WeekDay {
  readonly href: string
  /** In words, for readers. */
  readonly name: string
  /** `Tu`. */
  readonly weekday: string
  readonly number: number
  readonly count: number
  readonly isCurrent: boolean
  readonly isToday: boolean
}

interface DayPageProps {
  readonly title: string
  /** ISO 8601. */
  readonly day: string
  readonly office: string | undefined
  readonly links: Readonly<
    Record<'previous' | 'next' | 'today' | 'previousWeek' | 'nextWeek' | 'book', string>
  >
  /** Undefined for members who block nothing. */
  readonly block: string | undefined
  readonly week: readonly WeekDay[]
  /** The filter; empty with a single office. */
  readonly filter: readonly { readonly href: string; readonly label: string; readonly current: boolean }[]
  readonly offices: readonly OfficeTable[]
  /** How many appointments have lost their place. */
  readonly lost: number
}

function WeekStrip({ week, links }: Pick<DayPageProps, 'week' | 'links'>) {
  const t = useDeskText('day')
  return (
    <nav className="day-week" aria-label={t('nav.week')}>
      <a className="day-turn" href={links.previousWeek} aria-label={t('nav.previousWeek')}>
        <span aria-hidden="true">‹</span>
      </a>
      <ol>
        {week.map(({ href, name, weekday, number, count, isCurrent, isToday }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'date' : undefined} data-today={isToday || undefined}>
              <em className="visually-hidden">{`${name}: ${t('nav.count', { count })}`}</em>
              <small aria-hidden="true">{weekday}</small>
              <b aria-hidden="true">{number}</b>
              <span aria-hidden="true" data-none={count === 0 || undefined}>
                {count}
              </span>
            </a>
          </li>
        ))}
      </ol>
      <a className="day-turn" href={links.nextWeek} aria-label={t('nav.nextWeek')}>
        <span aria-hidden="true">›</span>
      </a>
    </nav>
  )
}

function DayTools({ day, office, links }: Pick<DayPageProps, 'day' | 'office' | 'links'>) {
  const t = useDeskText('day')
  return (
    <div className="day-tools">
      <LinkButton compact variant="secondary" href={links.previous} rel="prev" icon="chevron-left">
        <span>{t('nav.previous')}</span>
      </LinkButton>
      <LinkButton compact variant="secondary" href={links.today}>
        {t('nav.today')}
      </LinkButton>
      <LinkButton compact variant="secondary" href={links.next} rel="next" icon="chevron-right">
        <span>{t('nav.next')}</span>
      </LinkButton>
      <form action="/day" className="day-go">
        {office !== undefined && <input type="hidden" name="office" value={office} />}
        <label>
          <span className="visually-hidden">{t('nav.goTo')}</span>
          <TextInput type="date" name="date" defaultValue={day} />
        </label>
        <button className="button button-secondary button-compact">{t('nav.show')}</button>
      </form>
    </div>
  )
}

/** A day of the appointment book. */
export function DayPage(props: DayPageProps) {
  const { title, links, block, filter, offices, lost } = props
  const t = useDeskText('day')
  return (
    <DeskPage
      title={title}
      actions={
        <>
          <LinkButton compact href={links.book}>
            {t('book.title')}
          </LinkButton>
          {block !== undefined && (
            <LinkButton compact variant="secondary" href={block}>
              {t('block.title')}
            </LinkButton>
          )}
        </>
      }
    >
      {lost > 0 && (
        <Callout kind="danger" title={t('nav.lost', { count: lost })}>
          {t('nav.lostText')} <a href="/day/lost">{t('nav.lostLink')}</a>
        </Callout>
      )}
      <DayTools {...props} />
      <WeekStrip {...props} />
      {filter.length > 0 && <ViewTabs label={t('nav.offices')} tabs={filter} />}
      {offices.map((office) => (
        <section key={office.page} className="day-office">
          <h2>{office.name}</h2>
          {office.isClosed && <Empty>{t('day.closed')}</Empty>}
          {office.rows.length > 0 && (
            <>
              <DayTable office={office} />
              <DayList office={office} />
            </>
          )}
        </section>
      ))}
    </DeskPage>
  )
}
