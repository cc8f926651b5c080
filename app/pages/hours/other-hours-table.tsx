import type { ReactNode } from 'react'
import type { OtherHours } from '#content/facts/other-hours.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { HoursContent } from '#content/schema/schema.hub.ts'
import { HoursOfDay } from '#domains/offices/hours-of-day.tsx'
import { formatDay } from '#i18n/format-day.ts'
import { weekdayName } from '#i18n/weekday-words.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { RichText } from '#design/rich-text.tsx'
import { Table } from '#design/table.tsx'
import { OfficeNames } from './office-names.tsx'

interface OtherHoursTableProps {
  readonly words: Resolved<HoursContent['closures']>
  readonly otherHours: readonly OtherHours[]
}

/** The days on which offices are open for other hours than usual, with date, hours and the offices that they concern. */
export function OtherHoursTable({ words, otherHours }: OtherHoursTableProps): ReactNode {
  const { locale } = useSite()
  const { other } = words
  return (
    <section className="other-hours">
      <h3>
        <RichText value={other.heading} />
      </h3>
      <Table label={String(other.heading)} className="closed-days">
        <thead>
          <tr>
            <th scope="col">
              <RichText value={words.day} />
            </th>
            <th scope="col">
              <RichText value={other.hours} />
            </th>
            <th scope="col">
              <RichText value={other.offices} />
            </th>
          </tr>
        </thead>
        <tbody>
          {otherHours.map(({ day, ranges, offices }) => (
            <tr key={`${day} ${offices.join(' ')}`}>
              <th scope="row">
                <time dateTime={day}>{formatDay(day, locale)}</time>{' '}
                <span className="small muted">{weekdayName(day, locale)}</span>
              </th>
              <td>
                <HoursOfDay ranges={ranges} />
              </td>
              <td>
                <OfficeNames ids={offices} all={words.all} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
