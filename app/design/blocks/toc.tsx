import type { ReactNode } from 'react'
import { Fold } from './fold.tsx'
import { useCurrentSection } from './use-current-section.ts'

/** A section of the page: the id of its element and its short name. */
export interface TocEntry {
  readonly id: string
  readonly label: string
}

interface TocProps {
  readonly title: string
  readonly entries: readonly TocEntry[]
}

/** The page's contents: beside the text on wide screens, above it or folded away on others. */
export function Toc({ title, entries }: TocProps): ReactNode {
  const current = useCurrentSection(entries.map((entry) => entry.id))
  return (
    <nav className="toc" aria-label={title}>
      <Fold title={title} as="span">
        <ol>
          {entries.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  )
}
