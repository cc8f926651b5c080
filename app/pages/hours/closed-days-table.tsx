import type { ReactNode } from 'react'
import type { ClosedDay } from '#content/closed-day.ts'
import type { Resolved } from '#content/resolved.ts'
import type { HoursContent } from '#content/schema.hub.ts'
import { formatDay } from '#i18n/format-day.ts'
import { weekdayName } from '#i18n/weekday-words.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Table } from '#ui/table.tsx'

interface ClosedDaysTableProps {
  readonly words: Resolved<HoursContent['closures']>
  readonly closedDays: readonly ClosedDay[]
}

/** The days on which offices are closed, with date, name and the offices that they concern. */
export function ClosedDaysTable({ words, closedDays }: ClosedDaysTableProps): ReactNode {
  const { locale, offices } = useSite()
  const named = (ids: readonly string[]) =>
    ids.length === offices.length
      ? words.all
      : offices
          .filter(({ page }) => ids.includes(page))
          .map(({ name }) => name)
          .join(', ')
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
              <RichText value={named(ids)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
