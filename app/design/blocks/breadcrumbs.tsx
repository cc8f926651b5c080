import type { ReactNode } from 'react'
import { Icon } from '#design/icons/icon.tsx'

/** One step of the path to a page; plain text without `href`. */
export interface Crumb {
  readonly href?: string
  readonly label: string
}

interface BreadcrumbsProps {
  /** From the home page down to the page itself, which comes last. */
  readonly items: readonly Crumb[]
  /** The navigation's accessible name. */
  readonly label: string
}

/** The path from the home page to this page. */
export function Breadcrumbs({ items, label }: BreadcrumbsProps): ReactNode {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {items.map((item, index) => (
          <li key={item.label}>
            {index > 0 && <Icon name="chevron-right" />}
            <CrumbWords item={item} current={index === items.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function CrumbWords({ item, current }: { item: Crumb; current: boolean }): ReactNode {
  if (item.href !== undefined && !current) return <a href={item.href}>{item.label}</a>
  return <span aria-current={current ? 'page' : undefined}>{item.label}</span>
}
