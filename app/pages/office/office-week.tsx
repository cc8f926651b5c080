import type { ReactNode } from 'react'
import { addDays } from '#i18n/madrid-time.ts'
import { mondayOf, usualWeek, weekFrom, type WeekDay } from '#domains/offices/week.ts'
import { useOpenings } from '#domains/offices/use-openings.ts'
import { WeekTable } from '#domains/offices/week-table.tsx'
import { useT } from '#i18n/use-t.ts'
import type { SliceOffice } from '#map/slice.ts'
import { Tabs } from '#design/tabs.tsx'

interface OfficeWeekProps {
  readonly office: SliceOffice
  /** The days on which it is closed, with their names. */
  readonly closed: ReadonlyMap<string, string>
  /** ISO day on Mallorca; undefined until the page runs. */
  readonly today: string | undefined
}

/** An office's weeks: until the page runs the usual one, which is true at any time, then this week and the next. */
export function OfficeWeek({ office, closed, today }: OfficeWeekProps): ReactNode {
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
