import { startTransition, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useSite } from '#i18n/locale-provider.tsx'
import { CasePreview } from './case-preview.tsx'
import type { ChecklistProps } from './list-view.ts'

/** Where the checklist cannot be loaded, the list stands alone. */
const Bare = ({ renderList }: ChecklistProps) => renderList({})

/**
 * A list of documents that comes alive when the reader gets near it, or at
 * once where the address names a case. Until then, and without scripts, it is
 * the plain list, with room for what will come so that nothing moves.
 */
export function LivingChecklist(props: ChecklistProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null)
  const { locale } = useSite()
  const [Alive, setAlive] = useState<ComponentType<ChecklistProps>>()
  useEffect(() => {
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting && !location.search.includes('case=')) return
        near.disconnect()
        import('./checklist-root.tsx')
          .then(({ checklistIn }) => checklistIn(locale))
          .catch(() => Bare)
          .then((view) => startTransition(() => setAlive(() => view)))
      },
      { rootMargin: '600px' },
    )
    if (frame.current) near.observe(frame.current)
    return () => near.disconnect()
  }, [locale])
  return (
    <div ref={frame} className="checklist">
      {Alive ? (
        <Alive {...props} />
      ) : (
        props.renderList({
          head: <CasePreview cases={props.cases} />,
          renderMark: () => <span className="document-box" />,
        })
      )}
    </div>
  )
}
