import type { ReactNode } from 'react'
import { closedDaysAt, type ClosedDay } from '#content/facts/closed-day.ts'
import type { OtherHours } from '#content/facts/other-hours.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { OfficeContent } from '#content/schema/schema.office.ts'
import { dayInWords } from '#domains/appointments/dialog/day-in-words.ts'
import { rangesOf } from '#domains/offices/opening.ts'
import { useToday } from '#domains/offices/use-today.ts'
import { formatDay } from '#i18n/format-day.ts'
import { weekdayName } from '#i18n/weekday-words.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import type { SliceOffice } from '#map/slice.ts'
import { Accordion, AccordionItem } from '#design/accordion.tsx'
import { Callout } from '#design/callout.tsx'
import { RichText } from '#design/rich-text.tsx'
import { OfficeWeek } from './office-week.tsx'
import { OtherHoursList } from './other-hours-list.tsx'

interface WeekSectionProps {
  readonly office: SliceOffice
  readonly content: Resolved<OfficeContent['week']>
  readonly closedDays: readonly ClosedDay[]
  readonly otherHours: readonly OtherHours[]
}

const never: ReadonlySet<string> = new Set()

/** This week and the next, the days with other hours, the next on which the office is closed, and all such days by name. */
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
