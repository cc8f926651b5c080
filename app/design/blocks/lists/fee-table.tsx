import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

/** A fee that an authority charges. */
export interface Fee {
  readonly label: RichTextValue
  /** Number of the official form, if there is one. */
  readonly form?: RichTextValue
  readonly amount: RichTextValue
}

interface FeeTableProps {
  /** Id of the heading that names the table. */
  readonly labelledBy: string
  /** The three column heads. */
  readonly heads: Readonly<Record<'label' | 'form' | 'amount', RichTextValue>>
  readonly rows: readonly Fee[]
  readonly note?: RichTextValue
}

/** Official fees. The form column is omitted if no fee has a form. */
export function FeeTable({ labelledBy, heads, rows, note }: FeeTableProps): ReactNode {
  const withForm = rows.some((row) => row.form !== undefined)
  return (
    <>
      <table className="fee-table" role="table" aria-labelledby={labelledBy}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <RichText value={heads.label} />
            </th>
            {withForm && (
              <th role="columnheader" scope="col">
                <RichText value={heads.form} />
              </th>
            )}
            <th role="columnheader" scope="col">
              <RichText value={heads.amount} />
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={index} role="row">
              <th role="rowheader" scope="row">
                <RichText value={row.label} />
              </th>
              {withForm && (
                <td role="cell" className="fee-form">
                  {row.form && <RichText value={row.form} />}
                </td>
              )}
              <td role="cell">
                <RichText value={row.amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <p className="table-note small muted">
          <RichText value={note} />
        </p>
      )}
    </>
  )
}
