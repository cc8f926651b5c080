import type { ReactNode } from 'react'
import { closedDaysAt, type ClosedDay, type OtherHours } from '#content/facts/closed-day.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { OfficeContent } from '#content/schema/schema.office.ts'
import { dayInWords } from '#domains/appointments/dialog/day-words.ts'
import { rangesOf } from '#domains/offices/opening.ts'
import { useToday, useOpenings } from '#domains/offices/use-now.ts'
import { formatDay } from '#i18n/date-format.ts'
import { weekdayName } from '#i18n/weekday-words.ts'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import type { SliceOffice } from '#map/slice.ts'
import { Accordion, AccordionItem } from '#design/accordion.tsx'
import { Callout } from '#design/callout.tsx'
import { RichText } from '#design/rich-text.tsx'
import { HoursOfDay, WeekTable } from '#domains/offices/week-table.tsx'
import { addDays } from '#i18n/madrid-time.ts'
import { mondayOf, usualWeek, weekFrom, type WeekDay } from '#domains/offices/week.ts'
import { Tabs } from '#design/tabs.tsx'

interface OfficeWeekProps {
  readonly office: SliceOffice
  /** The days on which it is closed, with their names. */
  readonly closed: ReadonlyMap<string, string>
  /** ISO day on Mallorca; undefined until the page runs. */
  readonly today: string | undefined
}

/**
 * An office's weeks: before hydration the usual one, which is always correct, then this week and
 * the next.
 */
function OfficeWeek({ office, closed, today }: OfficeWeekProps): ReactNode {
  const t = useT('place')
  const open = useOpenings()?.find((one) => one.office === office)?.opening.open
  const tab = (id: string, title: string, days: readonly WeekDay[]) => ({
    id,
    title,
    content: <WeekTable label={`${office.name}: ${title}`} days={days} open={open} />,
  })
  const label = t('weeksOf', { office: office.name })
  const usual = tab('usual', t('usualWeek'), usualWeek(office.hours))
  if (today === undefined)
    return <Tabs key="usual" label={label} tabs={[usual]} later={[t('thisWeek'), t('nextWeek')]} />
  const monday = mondayOf(today)
  const rules = { hours: office.hours, closed, today }
  const tabs = [
    tab('this-week', t('thisWeek'), weekFrom(monday, rules)),
    tab('next-week', t('nextWeek'), weekFrom(addDays(monday, 7), rules)),
    usual,
  ]
  return <Tabs key="dated" label={label} tabs={tabs} />
}

/** The office's days with special hours, by date; empty if there are none. */
function OtherHoursList({ days }: { days: readonly OtherHours[] }): ReactNode {
  const t = useT('place')
  const { locale } = useSite()
  if (days.length === 0) return null
  return (
    <section>
      <h3>{t('otherHours')}</h3>
      <dl className="office-closed-days">
        {days.map(({ day, ranges }) => (
          <div key={day}>
            <dt>
              <time dateTime={day}>{formatDay(day, locale)}</time>{' '}
              <span className="small muted">{weekdayName(day, locale)}</span>
            </dt>
            <dd>
              <HoursOfDay ranges={ranges} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface WeekSectionProps {
  readonly office: SliceOffice
  readonly content: Resolved<OfficeContent['week']>
  readonly closedDays: readonly ClosedDay[]
  readonly otherHours: readonly OtherHours[]
}

const never: ReadonlySet<string> = new Set()

/**
 * This week and the next, the days with special hours, the next closed day, and all closed days by
 * name.
 */
export function WeekSection({ office, content, closedDays, otherHours }: WeekSectionProps): ReactNode {
  const today = useToday()
  const onWorkdays = closedDays.filter(
    ({ day }) => rangesOf(day, { hours: office.hours, closedDays: never }).length > 0,
  )
  const isComing = ({ day }: { readonly day: string }) => today === undefined || day >= today
  const coming = onWorkdays.filter(isComing)
  const differing = otherHours.filter(isComing)
  return (
    <section className="section wrap office-hours" aria-labelledby="week-title">
      <div className="office-hours-head">
        <h2 id="week-title">
          <RichText value={content.heading} />
        </h2>
        {content.intro && (
          <p className="muted">
            <RichText value={content.intro} />
          </p>
        )}
      </div>
      <div className="office-hours-week">
        <OfficeWeek office={office} closed={closedDaysAt(office.page, closedDays)} today={today} />
      </div>
      {coming.length + differing.length > 0 && (
        <div className="office-hours-closed">
          <OtherHoursList days={differing} />
          {today !== undefined && <NextClosed days={coming} />}
          {coming.length > 0 && <ClosedDays days={coming} />}
        </div>
      )}
    </section>
  )
}

function NextClosed({ days: [next] }: { days: readonly ClosedDay[] }): ReactNode {
  const t = useT('place')
  const { locale } = useSite()
  return (
    next && (
      <Callout kind="note" title={t('closedOn', { day: dayInWords(next.day, locale) })}>
        {next.name}
      </Callout>
    )
  )
}

function ClosedDays({ days }: { days: readonly ClosedDay[] }): ReactNode {
  const t = useT('place')
  const { locale } = useSite()
  return (
    <Accordion>
      <AccordionItem as="h3" title={t('closedDays')}>
        <dl className="office-closed-days">
          {days.map(({ day, name }) => (
            <div key={`${day} ${name}`}>
              <dt>
                <time dateTime={day}>{formatDay(day, locale)}</time>{' '}
                <span className="small muted">{weekdayName(day, locale)}</span>
              </dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
      </AccordionItem>
    </Accordion>
  )
}
