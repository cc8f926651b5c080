import type { ReactNode } from 'react'
import { TableScroll } from '#design/table.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

/** One property compared over all columns. */
export interface CompareRow {
  readonly label: RichTextValue
  /** One per column; a plain yes or no is drawn as a tick or a dash. */
  readonly cells: readonly (RichTextValue | boolean)[]
}

/** The words for a tick and a dash. */
export interface YesAndNo {
  readonly yes: string
  readonly no: string
}

interface CompareTableProps {
  /** Id of the heading that names the table. */
  readonly labelledBy?: string
  /** The table's name if no heading names it. */
  readonly label?: string
  /** The head of the row names. */
  readonly corner?: RichTextValue
  readonly columns: readonly RichTextValue[]
  readonly rows: readonly CompareRow[]
  readonly note?: RichTextValue
  /**
   * On small screens the cells need no column names: short ones share a line, the last goes below
   * them.
   */
  readonly compact?: boolean
  /** Needed if a cell is a plain yes or no. */
  readonly words?: YesAndNo
}

/**
 * Two to four things side by side. On small screens the columns scroll under the row names; a
 * compact table becomes lines, and its roles keep it a table for screen readers.
 */
export function CompareTable({
  labelledBy,
  label,
  corner,
  columns,
  rows,
  note,
  compact = false,
  words,
}: CompareTableProps): ReactNode {
  const table = (
    <table
      className={compact ? 'compare-table compare-compact' : 'compare-table compare-scroll'}
      role="table"
      aria-labelledby={labelledBy}
      aria-label={label}
    >
      <thead role="rowgroup">
        <tr role="row">
          {corner === undefined ? (
            <td role="cell" />
          ) : (
            <th role="columnheader" scope="col">
              <RichText value={corner} />
            </th>
          )}
          {columns.map((column, index) => (
            <th key={index} role="columnheader" scope="col">
              <RichText value={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <CompareLine key={index} row={row} words={words} />
        ))}
      </tbody>
    </table>
  )
  return (
    <>
      {compact ? (
        table
      ) : (
        <TableScroll label={label} labelledBy={labelledBy}>
          {table}
        </TableScroll>
      )}
      {note && (
        <p className="table-note small muted">
          <RichText value={note} />
        </p>
      )}
    </>
  )
}

interface CompareLineProps {
  readonly row: CompareRow
  readonly words: YesAndNo | undefined
}

function CompareLine({ row, words }: CompareLineProps): ReactNode {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <RichText value={row.label} />
      </th>
      {row.cells.map((cell, index) => (
        <td key={index} role="cell">
          {typeof cell === 'boolean' ? (
            <Icon
              name={cell ? 'check' : 'minus'}
              className={cell ? 'cell-yes' : 'cell-no'}
              label={cell ? words?.yes : words?.no}
            />
          ) : (
            <RichText value={cell} />
          )}
        </td>
      ))}
    </tr>
  )
}
