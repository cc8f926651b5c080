import type { ReactNode } from 'react'
import { closedDaysAt, type ClosedDay } from '#content/facts/closed-day.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { HoursContent } from '#content/schema/schema.hub.ts'
import { addDays } from '#i18n/madrid-time.ts'
import { useOfficeItems } from '#domains/offices/use-office-items.tsx'
import { useToday } from '#domains/offices/use-today.ts'
import { mondayOf, usualWeek, weekFrom, type WeekDay } from '#domains/offices/week.ts'
import { WeekTable } from '#domains/offices/week-table.tsx'
import { useSite } from '#i18n/locale-provider.tsx'
import type { SliceOffice } from '#map/slice.ts'
import { Tabs } from '#design/tabs.tsx'

interface OfficeWeeksProps {
  readonly words: Resolved<HoursContent['week']>
  readonly closedDays: readonly ClosedDay[]
}

/** The offices' weeks: until the page runs the usual one, which is true at any time, then this week and the next. */
export function OfficeWeeks({ words: { heading, usual, current, next }, closedDays }: OfficeWeeksProps) {
  const today = useToday()
  const usualTab = {
    id: 'usual',
    title: usual.title,
    content: <Weeks title={usual.title} days={({ hours }) => usualWeek(hours)} />,
  }
  if (today === undefined) {
    const later = [current.title, next.title]
    return <Tabs key="usual" label={String(heading)} tabs={[usualTab]} later={later} />
  }
  const monday = mondayOf(today)
  const dated = (start: string) => (office: SliceOffice) =>
    weekFrom(start, { hours: office.hours, closed: closedDaysAt(office.page, closedDays), today })
  const datedTab = (id: string, title: string, start: string) => ({
    id,
    title,
    content: <Weeks title={title} days={dated(start)} />,
  })
  const tabs = [
    datedTab('this-week', current.title, monday),
    datedTab('next-week', next.title, addDays(monday, 7)),
    usualTab,
  ]
  return <Tabs key="dated" label={String(heading)} tabs={tabs} />
}

/** A card for each office: its state now and the days of a week. */
function Weeks({ title, days }: { title: string; days: (office: SliceOffice) => WeekDay[] }): ReactNode {
  const { offices } = useSite()
  const { items } = useOfficeItems()
  return (
    <div className="office-weeks">
      {offices.map((office, index) => (
        <section key={office.page}>
          <h3>
            <a href={items[index]?.href}>{office.name}</a>
          </h3>
          <p className="office-weeks-now">{items[index]?.status}</p>
          <WeekTable label={`${office.name}: ${title}`} days={days(office)} open={items[index]?.open} />
        </section>
      ))}
    </div>
  )
}
