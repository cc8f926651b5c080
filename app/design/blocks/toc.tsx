import { type ReactNode, useEffect, useState } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { Fold } from './fold.tsx'

/**
 * The id of the last section that begins above a line a quarter down the screen. Undefined until
 * the reader has reached the first one.
 */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const order = key.split(' ')
    const begun = new Set<string>()
    // The observed area extends upwards without limit, so that a section stays in it once it has
    // begun.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target.id)
          else begun.delete(target.id)
        }
        setCurrent(order.findLast((id) => begun.has(id)))
      },
      { rootMargin: '1000000px 0px -75% 0px' },
    )
    for (const id of order) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}

/** A section of the page: the id of its element and its title. */
export interface TocEntry {
  readonly id: string
  readonly title: RichTextValue
}

interface TocProps {
  readonly title: string
  readonly entries: readonly TocEntry[]
}

/** The page's contents: beside the text on wide screens, above it or collapsed on others. */
export function Toc({ title, entries }: TocProps): ReactNode {
  const current = useCurrentSection(entries.map((entry) => entry.id))
  return (
    <nav className="toc" aria-label={title}>
      <Fold title={title} as="span">
        <ol>
          {entries.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                <RichText value={name} />
              </a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  )
}
