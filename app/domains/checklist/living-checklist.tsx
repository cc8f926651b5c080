import { startTransition, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useSite } from '#i18n/locale-provider.tsx'
import type { ChecklistProps, CaseQuestion } from './answers.ts'
import { RichText } from '#design/rich-text.tsx'

/** Stands where the questions and the bar will be, as they will look, so that their coming moves nothing. */
function CasePreview({ cases }: { cases: readonly CaseQuestion[] }): ReactNode {
  return (
    <div className="checklist-head" aria-hidden="true">
      {cases.map(({ id, label, options }) => (
        <div key={id} className="case">
          <b>
            <RichText value={label} />
          </b>
          <div>
            {options.map((option) => (
              <span key={option.id} className="case-option">
                <RichText value={option.label} />
              </span>
            ))}
          </div>
        </div>
      ))}
      <div className="checklist-bar" />
    </div>
  )
}

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
