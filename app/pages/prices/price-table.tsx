import { useState, type ReactNode } from 'react'
import type { PriceRow } from '#content/money.ts'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { MoneyLines } from '#design/blocks/lists/money-box.tsx'
import { TableScroll } from '#design/table.tsx'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { FilterForm } from '#domains/lists/filter-form.tsx'
import { filterList, type ListFilter } from '#domains/lists/list-filter.ts'

const words = (value: RichTextValue | undefined): string =>
  typeof value === 'string'
    ? value
    : (value ?? []).map((part) => (typeof part === 'string' ? part : Object.values(part).join(' '))).join(' ')

/** The official fees with links to their sources, or why there is none to name. */
function OfficialFees({ row: { href, official, hasTable, sources } }: { row: PriceRow }): ReactNode {
  const t = useT('money')
  if (official === 'none') return t('officialNone')
  if (official === 'varies')
    return (
      <span>
        {t('officialVaries')}
        {hasTable && (
          <>
            {' · '}
            <a href={`${href}#fees`}>{t('table')}</a>
          </>
        )}
      </span>
    )
  return (
    <>
      <MoneyLines lines={official} />
      {sources.map(({ url, day }) => (
        <small key={url}>
          <a href={url} rel="noopener">
            {t('source', { day })}
          </a>
        </small>
      ))}
    </>
  )
}

/** What a row can be found by. */
function textOf({ label, groupLabel, official, others }: PriceRow): string {
  const lines = [...(typeof official === 'string' ? [] : official), ...others]
  return [label, groupLabel, ...lines.map((line) => words(line.label))].join(' ')
}

function Row({
  row,
  heads,
  withOurs,
}: {
  row: PriceRow
  heads: Readonly<Record<string, string>>
  withOurs: boolean
}): ReactNode {
  const t = useT('money')
  const { href, label, groupLabel, others, time, ours, total } = row
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <a href={href}>{label}</a>
        <small>{groupLabel}</small>
      </th>
      <td role="cell" data-label={heads['official']}>
        <OfficialFees row={row} />
      </td>
      <td
        role="cell"
        data-label={heads['others']}
        className={others.length === 0 ? 'price-empty' : undefined}
      >
        {others.length > 0 ? (
          <MoneyLines lines={others.map((line) => ({ ...line, own: t('ownRates') }))} />
        ) : (
          '–'
        )}
      </td>
      {withOurs && (
        <td role="cell" data-label={heads['ours']}>
          {ours ?? t('oursWritten')}
          {total !== undefined && (
            <small>
              {t('total')}: {total}
            </small>
          )}
        </td>
      )}
      <td role="cell" data-label={heads['time']}>
        {time !== undefined && <RichText value={time} />}
      </td>
    </tr>
  )
}

interface PriceTableProps {
  readonly rows: readonly PriceRow[]
  /** What the address asks for. */
  readonly asked: ListFilter
}

/** All services with official fees, what others take and times, to filter by group and by words. */
export function PriceTable({ rows, asked }: PriceTableProps): ReactNode {
  const t = useT('money')
  const { pages } = useSite()
  const [filter, setFilter] = useState(asked)
  const shown = filterList(rows, filter, (row) => ({ group: row.group, text: textOf(row) }))
  const groups = [...new Map(rows.map(({ group, groupLabel }) => [group, groupLabel]))]
  const withOurs = rows.some(({ ours }) => ours !== undefined)
  const heads = {
    service: t('service'),
    official: t('official'),
    others: t('others'),
    ...(withOurs && { ours: t('ours') }),
    time: t('time'),
  }
  return (
    <section aria-label={t('title')}>
      <FilterForm
        action={pages.prices.path}
        filter={filter}
        onFilter={setFilter}
        texts={{ groups: t('group'), all: t('allGroups'), words: t('words'), submit: t('submit') }}
        groups={groups.map(([id, label]) => ({ id, label }))}
        count={t('count', { count: shown.length })}
      />
      {!withOurs && <p className="muted price-note">{t('oursWritten')}</p>}
      {shown.length === 0 ? (
        <p className="price-none">{t('none')}</p>
      ) : (
        <TableScroll label={t('title')}>
          <table className="price-table" role="table" aria-label={t('title')}>
            <thead role="rowgroup">
              <tr role="row">
                {Object.entries(heads).map(([id, head]) => (
                  <th key={id} role="columnheader" scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {shown.map((row) => (
                <Row key={row.href} row={row} heads={heads} withOurs={withOurs} />
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
    </section>
  )
}
