import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

/** One line of a receipt: what for, and how much. */
interface Line {
  readonly label: RichTextValue
  readonly amount?: RichTextValue
}

/** Lines with the amount at the end of each; `missing` stands for one that is not known. */
export function MoneyLines({ lines, missing }: { lines: readonly Line[]; missing: string }): ReactNode {
  return (
    <ul className="money-lines" role="list">
      {lines.map(({ label, amount }, index) => (
        <li key={index}>
          <span>
            <RichText value={label} />
          </span>{' '}
          {amount === undefined ? (
            <span className="muted">{missing}</span>
          ) : (
            <b>
              <RichText value={amount} />
            </b>
          )}
        </li>
      ))}
    </ul>
  )
}

interface MoneyBoxProps {
  readonly title: string
  /** Below the title, such as a link to all prices. */
  readonly more: ReactNode
  /** What is paid to whom, in order; an undefined body has no row. */
  readonly rows: readonly { readonly label: string; readonly body: ReactNode; readonly strong?: boolean }[]
}

/** What a service costs, as a receipt: official fee, our fee, what others take, usual time, total. */
export function MoneyBox({ title, more, rows }: MoneyBoxProps): ReactNode {
  return (
    <section className="wrap" aria-labelledby="money">
      <div className="money-box">
        <div>
          <h2 id="money">{title}</h2>
          {more}
        </div>
        <dl>
          {rows.map(({ label, body, strong }) => (
            <div key={label} className={strong ? 'money-total' : undefined}>
              <dt>{label}</dt>
              <dd>{body}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
