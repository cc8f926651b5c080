import type { ReactNode } from 'react'
import { Fold } from '#design/blocks/fold.tsx'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { TextLink } from '#design/text-link.tsx'

/** One line of a receipt: what for, and how much, or in words who sets the amount. */
interface Line {
  readonly label: RichTextValue
  readonly amount?: RichTextValue
  readonly own?: string
}

/** Lines with the amount at the end of each. */
export function MoneyLines({ lines }: { lines: readonly Line[] }): ReactNode {
  return (
    <ul className="money-lines" role="list">
      {lines.map(({ label, amount, own }, index) => (
        <li key={index}>
          <span>
            <RichText value={label} />
          </span>{' '}
          {amount === undefined ? (
            <span className="muted">{own}</span>
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

interface Row {
  readonly label: string
  readonly text?: RichTextValue
  readonly lines?: readonly Line[]
  readonly sources?: readonly { readonly name: RichTextValue; readonly url: string; readonly seen: string }[]
  readonly strong?: boolean
}

interface MoneyBoxProps {
  readonly title: string
  /** A link to all prices, at the end. */
  readonly all: { readonly href: string; readonly label: string }
  /** What is paid to whom, in order. */
  readonly rows: readonly Row[]
}

/** What a service costs, as a receipt: official fee, our fee, what others take, usual time, total. */
export function MoneyBox({ title, all, rows }: MoneyBoxProps): ReactNode {
  return (
    <section className="wrap" aria-labelledby="money">
      <div className="money-box">
        <Fold as="h2" id="money" title={title}>
          <dl>
            {rows.map(({ label, text, lines, sources, strong }) => (
              <div key={label} className={strong ? 'money-total' : undefined}>
                <dt>{label}</dt>
                <dd>
                  {text && <RichText value={text} />}
                  {lines && <MoneyLines lines={lines} />}
                  {sources?.map(({ name, url, seen }) => (
                    <small key={url}>
                      <a href={url} rel="noopener">
                        <RichText value={name} />
                      </a>
                      , {seen}
                    </small>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <TextLink href={all.href}>{all.label}</TextLink>
        </Fold>
      </div>
    </section>
  )
}
