import type { ReactNode } from 'react'
import { classes } from '#design/classes.ts'
import { useScreen } from './desk-context.tsx'

interface DeskPageProps {
  readonly title: string
  /** Above the title: where this page belongs. */
  readonly back?: { readonly href: string; readonly label: string }
  /** One or two sentences below the title. */
  readonly lead?: ReactNode
  /** Links and buttons beside the title. */
  readonly actions?: ReactNode
  /** A column for reading and typing instead of the full width. */
  readonly narrow?: boolean
  readonly children: ReactNode
}

/** A page with its heading, which is also the document's title. */
export function DeskPage({ title, back, lead, actions, narrow, children }: DeskPageProps) {
  const { brand } = useScreen()
  return (
    <div className={classes('desk-page', narrow && 'desk-narrow')}>
      <title>{`${title} · ${brand}`}</title>
      <header className="desk-title">
        <div>
          {back && (
            <a className="desk-back" href={back.href}>
              {back.label}
            </a>
          )}
          <h1>{title}</h1>
          {lead && <p className="desk-lead">{lead}</p>}
        </div>
        {actions && <div className="desk-actions">{actions}</div>}
      </header>
      {children}
    </div>
  )
}

interface PanelProps {
  /** Also the target of links, such as `#notes`. */
  readonly id?: string
  readonly title: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A part of a page with its heading. */
export function Panel({ id, title, actions, children }: PanelProps) {
  return (
    <section className="desk-panel" id={id}>
      <header>
        <h2>{title}</h2>
        {actions}
      </header>
      {children}
    </section>
  )
}

/** What stands where a list is empty. */
export function Empty({ children }: { readonly children: ReactNode }) {
  return <p className="desk-empty">{children}</p>
}
