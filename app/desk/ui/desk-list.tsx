import type { ReactNode } from 'react'
import { useDeskText } from './desk-context.tsx'

interface Column<Row> {
  readonly key: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** The column that names the row. */
  readonly head?: boolean
}

interface TableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
}

/** A list as a table; on a phone each row becomes a card with the labels beside its values. */
export function DeskTable<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <table className="desk-table" role="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, label }) => (
            <th key={key} scope="col" role="columnheader">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map(({ key, label, cell, head }) =>
              head ? (
                <th key={key} scope="row" role="rowheader" data-label={label}>
                  {cell(row)}
                </th>
              ) : (
                <td key={key} role="cell" data-label={label}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PagerProps {
  /** Counts from 0. */
  readonly page: number
  readonly more: boolean
  /** The address of a page of this list, with its filters. */
  readonly href: (page: number) => string
}

/** Links to the previous and next page of a list. */
export function Pager({ page, more, href }: PagerProps) {
  const t = useDeskText('desk')
  if (page === 0 && !more) return null
  return (
    <nav className="desk-pager" aria-label={t('list.pages')}>
      {page > 0 && (
        <a className="button button-secondary button-compact" href={href(page - 1)} rel="prev">
          {t('list.previous')}
        </a>
      )}
      <span>{t('list.page', { page: page + 1 })}</span>
      {more && (
        <a className="button button-secondary button-compact" href={href(page + 1)} rel="next">
          {t('list.next')}
        </a>
      )}
    </nav>
  )
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly {
    readonly href: string
    readonly label: string
    readonly count?: number | undefined
    readonly current: boolean
  }[]
}

/** Links between views of the same list, with their numbers. */
export function ViewTabs({ label, tabs }: TabsProps) {
  return (
    <nav className="desk-tabs" aria-label={label}>
      <ul>
        {tabs.map(({ href, label: words, count, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'page' : undefined}>
              {words}
              {count !== undefined && <span className="desk-count">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
