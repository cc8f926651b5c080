import type { LoadedPage } from '#content/page-info.ts'
import type { HoursContent } from '#content/schema/schema.hub.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import type { ReactNode } from 'react'
import { type ClosedDay, closedDaysAt, type OtherHours } from '#content/facts/closed-day.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { Picture } from '#content/scene-names.ts'
import { useT, useSite } from '#i18n/locale-provider.tsx'
import type { Crumb } from '#design/blocks/breadcrumbs.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { FaqSection } from '#design/blocks/lists/faq-list.tsx'
import { PointList } from '#design/blocks/lists/point-list.tsx'
import { RelatedLinks } from '#design/blocks/cards/related-links.tsx'
import { SectionHead } from '#design/blocks/section-head.tsx'
import { PageStyles } from '#pages/rest-styles.tsx'
import { PageClosing, PageFrame } from '#pages/page-frame.tsx'
import styles from './hours.css?url'
import { formatDay } from '#i18n/date-format.ts'
import { weekdayName } from '#i18n/weekday-words.ts'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { Table } from '#design/table.tsx'
import { HoursOfDay, WeekTable } from '#domains/offices/week-table.tsx'
import { addDays } from '#i18n/madrid-time.ts'
import { useOfficeItems } from '#domains/offices/use-office-items.tsx'
import { useToday } from '#domains/offices/use-now.ts'
import { mondayOf, usualWeek, weekFrom, type WeekDay } from '#domains/offices/week.ts'
import type { SliceOffice } from '#map/slice.ts'
import { Tabs } from '#design/tabs.tsx'

interface OfficeNamesProps {
  /** Ids of the offices' pages. */
  readonly ids: readonly string[]
  /** The text if they are all offices. */
  readonly all: RichTextValue
}

/** Offices by name, in menu order. */
function OfficeNames({ ids, all }: OfficeNamesProps): ReactNode {
  const { offices } = useSite()
  if (ids.length === offices.length) return <RichText value={all} />
  return offices
    .filter(({ page }) => ids.includes(page))
    .map(({ name }) => name)
    .join(', ')
}

interface OfficeWeeksProps {
  readonly words: Resolved<HoursContent['week']>
  readonly closedDays: readonly ClosedDay[]
}

/**
 * The offices' weeks: before hydration the usual one, which is always correct, then this week and
 * the next.
 */
function OfficeWeeks({ words: { heading, usual, current, next }, closedDays }: OfficeWeeksProps) {
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

/** A card for each office: its current state and the days of a week. */
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

interface DaysTableProps {
  readonly label: string
  /** The headings of the days, of what happens on them, and of the offices. */
  readonly head: readonly [day: RichTextValue, what: RichTextValue, offices: RichTextValue]
  /** Printed where a day concerns every office. */
  readonly all: RichTextValue
  readonly rows: readonly {
    readonly day: string
    readonly offices: readonly string[]
    readonly what: ReactNode
    readonly key: string
  }[]
}

/** Days with what happens on them and at which offices. */
function DaysTable({ label, head, all, rows }: DaysTableProps): ReactNode {
  const { locale } = useSite()
  return (
    <Table label={label} className="closed-days">
      <thead>
        <tr>
          <th scope="col">
            <RichText value={head[0]} />
          </th>
          <th scope="col">
            <RichText value={head[1]} />
          </th>
          <th scope="col">
            <RichText value={head[2]} />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, day, what, offices }) => (
          <tr key={key}>
            <th scope="row">
              <time dateTime={day}>{formatDay(day, locale)}</time>{' '}
              <span className="small muted">{weekdayName(day, locale)}</span>
            </th>
            <td>{what}</td>
            <td>
              <OfficeNames ids={offices} all={all} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

interface OtherHoursTableProps {
  readonly words: Resolved<HoursContent['closures']>
  readonly otherHours: readonly OtherHours[]
}

/** The days with special hours, with date, hours and offices. */
function OtherHoursTable({ words, otherHours }: OtherHoursTableProps): ReactNode {
  const { other } = words
  return (
    <section className="other-hours">
      <h3>
        <RichText value={other.heading} />
      </h3>
      <DaysTable
        label={String(other.heading)}
        head={[words.day, other.hours, other.offices]}
        all={words.all}
        rows={otherHours.map(({ day, ranges, offices }) => ({
          day,
          offices,
          what: <HoursOfDay ranges={ranges} />,
          key: `${day} ${offices.join(' ')}`,
        }))}
      />
    </section>
  )
}

interface ClosedDaysTableProps {
  readonly words: Resolved<HoursContent['closures']>
  readonly closedDays: readonly ClosedDay[]
}

/** The days on which offices are closed, with date, name and offices. */
function ClosedDaysTable({ words, closedDays }: ClosedDaysTableProps): ReactNode {
  return (
    <DaysTable
      label={String(words.heading)}
      head={[words.day, words.reason, words.offices]}
      all={words.all}
      rows={closedDays.map(({ day, name, offices }) => ({ day, offices, what: name, key: `${day} ${name}` }))}
    />
  )
}

interface HoursPageProps {
  readonly content: Resolved<HoursContent>
  /** The days on which offices are closed, in order. */
  readonly closedDays: readonly ClosedDay[]
  /** The days on which offices have special hours, in order. */
  readonly otherHours: readonly OtherHours[]
  /** The breadcrumbs of this page. */
  readonly breadcrumbs: readonly Crumb[]
  readonly scene: Picture
}

/** All offices' hours: the usual week and the special days, then, with scripts, the real weeks. */
function HoursPage({ content, closedDays, otherHours, breadcrumbs, scene }: HoursPageProps): ReactNode {
  const t = useT('page')
  const layout = useT('layout')
  const primary = <DialogButton dialog="appointment-dialog">{layout('appointment')}</DialogButton>
  return (
    <PageFrame content={content} breadcrumbs={breadcrumbs} scene={scene} primary={primary}>
      <PageStyles href={styles} />
      <section className="section wrap" aria-labelledby="week-title">
        <SectionHead id="week-title" title={content.week.heading} intro={content.week.intro} />
        <OfficeWeeks words={content.week} closedDays={closedDays} />
      </section>
      <section className="section tint" aria-labelledby="closures-title">
        <div className="wrap">
          <SectionHead id="closures-title" title={content.closures.heading} intro={content.closures.intro} />
          <ClosedDaysTable words={content.closures} closedDays={closedDays} />
          {otherHours.length > 0 && <OtherHoursTable words={content.closures} otherHours={otherHours} />}
        </div>
      </section>
      <div className="wrap section">
        <PointList points={content.points} as="h2" />
      </div>
      <FaqSection id="questions" title={t('questions')} faqs={content.faqs} />
      <section className="wrap section section-joined" aria-labelledby="related-title">
        <SectionHead id="related-title" title={t('related')} />
        <RelatedLinks links={content.related} />
      </section>
      <PageClosing />
    </PageFrame>
  )
}

/** Prefetched with the view. */
export { default as styles } from './hours.css?url'

/** The page with the hours of all offices, from its loader's data. */
export default function HoursView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<HoursContent>
  return (
    <HoursPage
      content={content}
      closedDays={data.closedDays ?? []}
      otherHours={data.otherHours ?? []}
      breadcrumbs={useCrumbs(page.id)}
      scene={page.scene}
    />
  )
}
