import type { ReactNode } from 'react'
import type { ClosedDay } from '#content/facts/closed-day.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { HoursContent } from '#content/schema/schema.hub.ts'
import { formatDay } from '#i18n/format-day.ts'
import { weekdayName } from '#i18n/weekday-words.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { RichText } from '#design/rich-text.tsx'
import { Table } from '#design/table.tsx'
import { OfficeNames } from './office-names.tsx'

interface ClosedDaysTableProps {
  readonly words: Resolved<HoursContent['closures']>
  readonly closedDays: readonly ClosedDay[]
}

/** The days on which offices are closed, with date, name and the offices that they concern. */
export function ClosedDaysTable({ words, closedDays }: ClosedDaysTableProps): ReactNode {
  const { locale } = useSite()
  return (
    <Table label={String(words.heading)} className="closed-days">
      <thead>
        <tr>
          <th scope="col">
            <RichText value={words.day} />
          </th>
          <th scope="col">
            <RichText value={words.reason} />
          </th>
          <th scope="col">
            <RichText value={words.offices} />
          </th>
        </tr>
      </thead>
      <tbody>
        {closedDays.map(({ day, name, offices: ids }) => (
          <tr key={`${day} ${name}`}>
            <th scope="row">
              <time dateTime={day}>{formatDay(day, locale)}</time>{' '}
              <span className="small muted">{weekdayName(day, locale)}</span>
            </th>
            <td>{name}</td>
            <td>
              <OfficeNames ids={ids} all={words.all} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
